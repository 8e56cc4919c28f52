import { useSyncExternalStore } from "react";

/** What becomes of any question that nobody answers: its person cancelled it, or nothing on the screen could ask it. */
export type Unanswered = "CANCELLED" | "UNAVAILABLE";

/** A question while it is open. */
export type OpenQuestion<Subject, Answer> = Subject & { readonly answer: (answer: Answer | Unanswered) => void };

/** The place of one kind of question: a change asks it, and a component that all screens have answers. */
interface QuestionPlace<Subject, Answer> {
  /** Resolves with what became of the question; one that is open already is cancelled. */
  readonly ask: (subject: Subject) => Promise<Answer | Unanswered>;
  /** Returns the question that is open; null when there is none. */
  readonly read: () => OpenQuestion<Subject, Answer> | null;
  /** Returns the same, and follows it. */
  readonly useQuestion: () => OpenQuestion<Subject, Answer> | null;
}

/** How long a question waits for the part of the screen that asks it, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Returns the place of a kind of question, of which one is open at a time. */
export function defineQuestion<Subject extends object, Answer extends string>(): QuestionPlace<Subject, Answer> {
  let open: OpenQuestion<Subject, Answer> | null = null;
  const listeners = new Set<() => void>();
  const show = (question: OpenQuestion<Subject, Answer> | null): void => {
    open = question;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = (): OpenQuestion<Subject, Answer> | null => open;
  return {
    ask: (subject) => {
      open?.answer("CANCELLED");
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          if (listeners.size === 0) question.answer("UNAVAILABLE");
        }, TIMEOUT_MS);
        const question: OpenQuestion<Subject, Answer> = {
          ...subject,
          answer: (answer) => {
            clearTimeout(timer);
            if (open === question) show(null);
            resolve(answer);
          },
        };
        show(question);
      });
    },
    read,
    useQuestion: () => useSyncExternalStore(subscribe, read),
  };
}
