import type { Answer, Row } from "./engine.js";
import type { EngineLost } from "./failure.js";
import type { CopiedFiles, Snapshot } from "./snapshot.js";

/** The `workerData` of the engine's thread. */
export interface EngineThreadData {
  readonly dataDir: string;
  /** The content of a new database; an empty one when null. */
  readonly image: Blob | null;
  /** The path of the template of a new database; not used when it is missing. */
  readonly template: string;
}

/** A call to the engine; the next is sent after its answer. */
export type EngineCall =
  | { readonly call: "exchange"; readonly messages: Uint8Array }
  | { readonly call: "run"; readonly statements: readonly string[] }
  | { readonly call: "snapshot"; readonly directory: string; readonly copied: CopiedFiles }
  | { readonly call: "image" }
  | { readonly call: "close" };

/** The value of the answer to each call. */
export interface EngineAnswers {
  readonly exchange: Answer;
  readonly run: Row[];
  readonly snapshot: Snapshot;
  readonly image: Blob;
  readonly close: undefined;
}

/** A message of the engine's thread: an event, or the answer to a call. */
export type EngineMessage =
  | { readonly kind: "progress"; readonly message: string }
  | { readonly kind: "log"; readonly line: string }
  | { readonly kind: "ready" }
  | { readonly kind: "start-failed"; readonly reason: string; readonly lastLogLines: readonly string[] }
  | { readonly kind: "answer"; readonly value: EngineAnswers[EngineCall["call"]] }
  | { readonly kind: "refused"; readonly message: string; readonly code: string | null }
  | {
      readonly kind: "lost";
      readonly message: string;
      readonly sqlState: EngineLost["sqlState"];
      readonly cause: string;
    };
