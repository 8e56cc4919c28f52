import type { AnswerBudget } from "./graphql/answer-budget.js";
import type { AppLoaders } from "./loaders.js";
import type { Viewer } from "./identity/viewer.js";

/** What every resolver receives: who asks, from where, and this request's own loaders. */
export interface Context {
  readonly viewer: Viewer;
  readonly loaders: AppLoaders;
  /** How much text the answer may still hold. */
  readonly answer: AnswerBudget;
  /** The network address the request came from, for counting attempts; it is kept nowhere. */
  readonly address: string;
}
