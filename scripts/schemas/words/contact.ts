import type { Words } from "./words.ts";

const question = {
  key: "The name of the answer.",
  label: "The question itself.",
  type: "What kind of answer it has.",
  required: "Whether a request needs an answer.",
};

const action = {
  id: "The identity of the action.",
  type: "What kind of request it takes.",
  name: "What it is called.",
  offeringIds: "The offerings that it is for; left out, all of them.",
  requireFields: "Fields of the request that it makes required.",
  questions: "What the business wants to know with a request.",
  serviceAreaOnly: "Whether it is for customers within the service area alone.",
  expectedResponse: "How soon the business answers.",
  handoffUrl: "Where the request goes on, in the business's own system.",
};

/** Contact points, routes and actions. */
export const CONTACT: Words = {
  ContactPoint: {
    about: "A way to reach the business: a phone number, an email address, or both.",
    members: {
      id: "The identity of the contact point.",
      name: "What it is called, the same in every language.",
      visibility: "A private one is in no document.",
      purposes: "What it is for.",
      phone: "Its number.",
      phoneFormatted: "The same number as people read it.",
      email: "Its address.",
      languages: "Languages that are spoken there.",
      hours: "When somebody answers.",
      timeZone: "The zone of the hours, when it is not the one of the primary location.",
      responseTime: "How soon somebody answers.",
    },
  },
  Route: {
    about: "Who wants what goes where, or is declined: one of the two.",
    members: {
      audience: "Who is asking.",
      intent: "What they want.",
      routeTo: "The action or contact point to turn to.",
      decline: "Always true: this is not wanted.",
      note: "A remark on it.",
    },
  },
  AgentPolicy: {
    about: "What AI agents may do here, as the owner wishes.",
    members: {
      agentRequests: "Whether requests from agents are welcome.",
      unsolicitedOutreach: "Whether one may write unasked.",
      agentsMustDisclose: "Whether agents say that they are AI.",
    },
  },
  Action: {
    about: "Something that an agent can request here.",
    members: {
      ...action,
      enabled: "A disabled one is in no document.",
      webForm: "Whether people find it as a form on the entry's page.",
    },
  },
  ActionView: {
    about: "Something that an agent can request here, and how.",
    members: {
      ...action,
      tool: "The tool of the MCP server.",
      inputSchema: "What a call of this action looks like.",
      rest: "Where the call is posted.",
      form: "The form for people.",
    },
  },
  InputSchema: {
    about: "A JSON Schema of draft 2020-12 for a call of one action: its fields, their types and choices.",
    members: {
      $schema: "The version of JSON Schema.",
      type: "A call is an object.",
      properties: "The fields of a call.",
      required: "The fields that every call has.",
    },
  },
  Question: { about: "What the business wants to know. The type decides what an answer is." },
  YesNoQuestion: { about: "A question that is answered by yes or no.", members: question },
  TextQuestion: { about: "A question that is answered in words.", members: question },
  NumberQuestion: { about: "A question that is answered by a number.", members: question },
  ChoiceQuestion: {
    about: "A question that is answered by one of its options.",
    members: { ...question, options: "What one can choose." },
  },
  Option: {
    about: "One of the answers to choose.",
    members: { value: "The answer as a request gives it.", label: "The answer as people read it." },
  },
};
