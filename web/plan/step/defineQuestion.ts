import { createStore, useStore } from "../../lib/createStore.js";

/** What becomes of any question that nobody answers: its person cancelled it, or the part of the client that asks does not load. */
export type Unanswered = "CANCELLED" | "UNAVAILABLE";

/** A question while it is open. */
export type OpenQuestion<Subject, Answer> = Subject & { readonly answer: (answer: Answer | Unanswered) => void };

/** The place of one kind of question: a change asks it, and a component that all screens have answers. */
interface QuestionPlace<Subject, Answer> {
  /**
   * Opens the question, and resolves with its answer; one that is open already is cancelled. It stays open until it is
   * answered, also while the component that asks it is not there yet.
   */
  readonly ask: (subject: Subject) => Promise<Answer | Unanswered>;
  /** Returns the question that is open; null when there is none. */
  readonly read: () => OpenQuestion<Subject, Answer> | null;
  /** Returns the same, and follows it. */
  readonly useQuestion: () => OpenQuestion<Subject, Answer> | null;
}

/** Returns the place of a kind of question, of which one is open at a time. */
export function defineQuestion<Subject extends object, Answer extends string>(): QuestionPlace<Subject, Answer> {
  const open = createStore<OpenQuestion<Subject, Answer> | null>(null);
  return {
    ask: (subject) => {
      open.read()?.answer("CANCELLED");
      return new Promise((resolve) => {
        const question: OpenQuestion<Subject, Answer> = {
          ...subject,
          answer: (answer) => {
            if (open.read() === question) open.set(null);
            resolve(answer);
          },
        };
        open.set(question);
      });
    },
    read: open.read,
    useQuestion: () => useStore(open),
  };
}
