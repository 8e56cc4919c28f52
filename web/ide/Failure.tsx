import { texts } from "./texts.js";

interface FailureProps {
  /** What happened, and what to do. */
  readonly words: string;
}

/** Says why there is no IDE, in place of it. */
export function Failure({ words }: FailureProps) {
  return (
    <main className="ide-sign-in">
      <h1>{texts.title}</h1>
      <p role="alert">{words}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {texts.reload}
      </button>
    </main>
  );
}
