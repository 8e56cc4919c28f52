import type { Answer, Row } from "./engine.js";
import type { EngineLost } from "./failure.js";
import type { CopiedFiles, Snapshot } from "./snapshot.js";

/** What the engine's thread is started with. */
export interface EngineThreadData {
  readonly dataDir: string;
  /** Fills a database that is not there yet. */
  readonly image: Blob | null;
}

/** One thing to do; the next is sent when it is answered. */
export type EngineCall =
  | { readonly call: "exchange"; readonly messages: Uint8Array }
  | { readonly call: "run"; readonly statements: readonly string[] }
  | { readonly call: "snapshot"; readonly directory: string; readonly copied: CopiedFiles }
  | { readonly call: "image" }
  | { readonly call: "close" };

/** What each call is answered with. */
export interface EngineAnswers {
  readonly exchange: Answer;
  readonly run: Row[];
  readonly snapshot: Snapshot;
  readonly image: Blob;
  readonly close: undefined;
}

/** What the engine's thread says, unasked or as an answer. */
export type EngineMessage =
  | { readonly kind: "progress"; readonly message: string }
  | { readonly kind: "log"; readonly line: string }
  | { readonly kind: "ready" }
  | { readonly kind: "unable"; readonly reason: string; readonly lastWords: readonly string[] }
  | { readonly kind: "answer"; readonly value: EngineAnswers[EngineCall["call"]] }
  | { readonly kind: "refused"; readonly message: string; readonly code: string | null }
  | {
      readonly kind: "lost";
      readonly message: string;
      readonly sqlState: EngineLost["sqlState"];
      readonly cause: string;
    };
