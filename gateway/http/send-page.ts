import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Response } from "express";

/** The placeholder of a nonce in the built page. */
const PLACEHOLDER = /STYLE-NONCE/g;

/**
 * Answers with a page of the client, whose style sheets are allowed by a nonce of this answer; `hasStyleAttributes`
 * also allows style attributes. It is never sent as 304: the policy of another answer would not fit.
 */
export async function sendPage(
  response: Response,
  file: string,
  { hasStyleAttributes = false }: { readonly hasStyleAttributes?: boolean } = {},
): Promise<void> {
  const page = await readFile(file, "utf8");
  const nonce = randomBytes(16).toString("base64");
  const styles = `style-src 'self' 'nonce-${nonce}'${hasStyleAttributes ? ";style-src-attr 'unsafe-inline'" : ""}`;
  const policy = String(response.getHeader("Content-Security-Policy"));
  response.set("Content-Security-Policy", policy.replace("style-src 'self'", styles));
  response.set("Cache-Control", "no-cache").type("html").send(page.replace(PLACEHOLDER, nonce));
}
