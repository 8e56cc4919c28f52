import type { AnswerBudget } from "./answer-budget.js";
import type { Loaders } from "./loaders.js";
import type { Viewer } from "../person/viewer.js";

/** The context of every resolver: the viewer, their network address, and the loaders of this request. */
export interface Context {
  readonly viewer: Viewer;
  readonly loaders: Loaders;
  /** The text that the answer may still hold. */
  readonly answer: AnswerBudget;
  /** The network address the request came from, for counting attempts; it is never stored. */
  readonly address: string;
}
