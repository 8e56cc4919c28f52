import type { Request, Response } from "express";
import type { InteractionResults } from "oidc-provider";
import type { ChosenLanguage } from "./texts.js";

/** One request of a sign-in, and the language of its page. */
export interface Turn {
  readonly request: Request;
  readonly response: Response;
  readonly language: ChosenLanguage;
  /** The parameters of the product's request. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The session of the browser as the sign-in began; absent: nobody was signed in. */
  readonly session?: { readonly accountId: string; readonly uid: string } | undefined;
  /** The account whose password was right, and when, while the second factor is still missing. */
  readonly passed?: { readonly accountId: string; readonly at: number } | undefined;
}

/** The handler of one address of a sign-in. */
export type Step = (turn: Turn) => Promise<void>;

/** Returns the account whose password was right from the result stored in a sign-in. */
export function readPassed(result: InteractionResults | undefined): Turn["passed"] {
  const passed: unknown = result?.["passed"];
  if (typeof passed !== "object" || passed === null || !("accountId" in passed) || !("at" in passed)) return undefined;
  const { accountId, at } = passed;
  return typeof accountId === "string" && typeof at === "number" ? { accountId, at } : undefined;
}
