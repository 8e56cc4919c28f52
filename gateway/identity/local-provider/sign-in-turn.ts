import type { Request, Response } from "express";
import type { InteractionResults } from "oidc-provider";
import type { ChosenLanguage } from "./texts.js";

/** One request of a sign-in, and the language its page speaks. */
export interface Turn {
  readonly request: Request;
  readonly response: Response;
  readonly language: ChosenLanguage;
  /** What the product asked for when it sent the person here. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Whose password was right, and when, while the second factor is still missing. */
  readonly passed?: { readonly accountId: string; readonly at: number } | undefined;
}

/** What happens at one address of a sign-in. */
export type Step = (turn: Turn) => Promise<void>;

/** Reads whose password was right out of what a sign-in has kept. */
export function readPassed(result: InteractionResults | undefined): Turn["passed"] {
  const passed: unknown = result?.["passed"];
  if (typeof passed !== "object" || passed === null || !("accountId" in passed) || !("at" in passed)) return undefined;
  const { accountId, at } = passed;
  return typeof accountId === "string" && typeof at === "number" ? { accountId, at } : undefined;
}
