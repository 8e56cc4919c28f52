import type { AppLoaders } from "./loaders.js";
import type { Viewer } from "./identity/viewer.js";

/** What every resolver receives: who asks, from where, and this request's own loaders. */
export interface Context {
  readonly viewer: Viewer;
  readonly loaders: AppLoaders;
  /** The network address the request came from, for counting attempts; it is kept nowhere. */
  readonly address: string;
}
