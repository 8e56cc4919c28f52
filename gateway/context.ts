import type { AppLoaders } from "./loaders.js";
import type { Viewer } from "./identity/viewer.js";

/** What every resolver receives: who asks, and this request's own loaders. */
export interface Context {
  readonly viewer: Viewer;
  readonly loaders: AppLoaders;
}
