import type { Words } from "./words.ts";

const call = {
  entry: "Which entry, by its ID or slug.",
  actionId: "Which action; may be left out when the entry has one of the kind.",
  requester: "Who is asking.",
  answers: "Answers to the questions of the action, by their keys.",
  idempotencyKey: "The same key with the same request within 24 hours is the same request.",
};
const offeringId = "The offering that the request is about.";
const postalCode = "Where the work is; required when the action is for the service area alone.";

const requester = {
  name: "The name.",
  email: "Where the code that sends the request goes.",
  preferredChannel: "How the answer should come.",
  language: "The language of the answer.",
};

/** What a call of each tool for requests looks like. */
export const REQUESTS: Words = {
  RequestQuoteInput: {
    about: "A call of the tool request_quote.",
    members: {
      ...call,
      offeringId,
      description: "What is needed, in the customer's words.",
      postalCode,
      desiredTiming: "When it is needed, in the customer's words.",
      budget: "What the customer wants to spend at most.",
    },
  },
  RequestCallbackInput: {
    about: "A call of the tool request_callback.",
    members: {
      ...call,
      offeringId,
      topic: "What the call is about.",
      preferredTimes: "When it suits the customer.",
    },
  },
  RequestAppointmentInput: {
    about: "A call of the tool request_appointment.",
    members: {
      ...call,
      offeringId,
      purpose: "What the appointment is for.",
      preferredSlots: "When it suits the customer, the best first.",
      postalCode,
    },
  },
  SendMessageInput: {
    about: "A call of the tool send_message.",
    members: { ...call, subject: "The subject.", message: "The message." },
  },
  EntryReference: { about: "An entry, by its ID or by its slug." },
  Requester: {
    about: "Who is asking. Nothing is sent before they confirm it.",
    members: { ...requester, phone: "The phone number." },
  },
  RequesterWithPhone: {
    about: "Who is asking, and the number to call back.",
    members: { ...requester, phone: "The number to call back." },
  },
  Answer: { about: "Of a choice the value of the option, of yes or no a boolean, else a text or a number." },
  Budget: {
    about: "The most that the customer wants to spend.",
    members: { max: "The amount.", currency: "The currency; none is guessed." },
  },
  TimeSlot: {
    about: "A time that suits the customer. It ends after it begins and is still to come.",
    members: { from: "When it begins.", to: "When it ends." },
  },
};
