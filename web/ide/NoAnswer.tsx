import { texts } from "./texts.js";

/** Says that the server did not answer, so that nobody can sign in. */
export function NoAnswer() {
  return (
    <main className="ide-sign-in">
      <h1>{texts.title}</h1>
      <p role="alert">{texts.noAnswer}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {texts.reload}
      </button>
    </main>
  );
}
