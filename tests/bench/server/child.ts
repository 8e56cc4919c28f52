import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";

/** A process of the command, to which it talks by messages. */
export interface Child {
  readonly pid: number;
  /** Sends a message and returns the answer. Throws when it fails, or ends before. */
  readonly ask: <Answer>(message: unknown) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/** What a process answers: a value, or why it failed. */
export type Answered<T> = { readonly value: T } | { readonly failure: string };

/** Starts a module of this folder in a process of its own. */
export function startChild(module: string, variables: Readonly<Record<string, string>> = {}): Child {
  const { PATH = "" } = process.env;
  // Not with the flags of this process, which may be a test runner's.
  const child = fork(new URL(module, import.meta.url), { env: { PATH, ...variables }, execArgv: [] });
  return {
    pid: child.pid ?? 0,
    ask: (message) => ask(child, message),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function ask<Answer>(child: ChildProcess, message: unknown): Promise<Answer> {
  const answered = new Promise<Answered<Answer>>((resolve) => {
    const end = (code: number | null): void => resolve({ failure: `The process ended with ${String(code)}.` });
    child.once("exit", end);
    child.once("message", (answer) => {
      child.off("exit", end);
      resolve(answer as Answered<Answer>); // what `answerMessages` sends
    });
  });
  child.send(message as object); // serializable by its caller
  const answer = await answered;
  if ("failure" in answer) throw new Error(answer.failure);
  return answer.value;
}

/** Answers each message of the parent process by what `answer` returns. */
export function answerMessages<Message>(answer: (message: Message) => Promise<unknown>): void {
  const send = (answered: Answered<unknown>): unknown => process.send?.(answered);
  process.on("message", (message) => {
    // What the parent process sends.
    void answer(message as Message).then(
      (value) => send({ value: value ?? null }),
      (error: unknown) => send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  // Nobody else would end it.
  process.on("disconnect", () => process.exit(0));
}
