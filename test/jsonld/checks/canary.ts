import { planted } from "../../support/canaries.ts";
import { leaked } from "../../support/checks/canary.ts";
import { accept, difference } from "../../support/sample.ts";
import { formsOf, type Judge } from "../library.ts";

/** GATE clauses. What is private, hidden, disabled, expired, suspended or unknown is in no document and changes none. */
export const nothingHidden: Judge = ({ entry }, library) => {
  const { entry: hidden, canaries } = planted(entry);
  const [one, other] = [hidden, entry].map((record) =>
    formsOf(accept(record), library).map(({ document }) => library.serialize(document)),
  );
  const leak = leaked(one ?? [], canaries);
  if (leak !== undefined) return `${leak} leaks`;
  const [text, plain] = [one?.join("") ?? "", other?.join("") ?? ""];
  return text === plain ? undefined : `what is hidden changes the document:${difference(text, plain)}`;
};
