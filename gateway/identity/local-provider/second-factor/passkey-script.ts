import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { RequestHandler } from "express";

/** The address of the script, below the provider's path. */
export const PASSKEY_SCRIPT = "/passkey.js";

/** Shows the form of a passkey where the browser has them, and puts the passkey's answer into it. */
const GLUE = `
for (const form of document.querySelectorAll("form[data-passkey]")) {
  const web = SimpleWebAuthnBrowser;
  if (!web.browserSupportsWebAuthn()) continue;
  form.hidden = false;
  const button = form.querySelector("button");
  const problem = form.querySelector("[role=alert]");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    problem.textContent = "";
    try {
      const answer = await web.startAuthentication({ optionsJSON: JSON.parse(form.dataset.passkey) });
      form.elements.response.value = JSON.stringify(answer);
      form.submit();
    } catch {
      problem.textContent = problem.dataset.text;
      button.disabled = false;
    }
  });
}
`;

/** Serves the one script of the pages: the library for passkeys, and the few lines that call it. */
export function passkeyScript(): RequestHandler {
  let loading: Promise<string> | undefined;
  return async (_request, response) => {
    loading ??= load();
    response
      .set({ "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "public, max-age=3600" })
      .send(await loading);
  };
}

async function load(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@simplewebauthn/browser");
  const library = await readFile(join(dirname(entry), "..", "dist", "bundle", "index.umd.min.js"), "utf8");
  return `${library}\n${GLUE}`;
}
