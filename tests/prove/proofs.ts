import { killEmbedded, killPostgres } from "./kill.js";
import type { Proof } from "./proof.js";

/** Every proof, by the name that `npm run prove` takes. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  "kill-embedded": killEmbedded,
  "kill-postgres": killPostgres,
};
