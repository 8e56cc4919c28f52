import { fullDisk } from "./full-disk.js";
import { bigRequests } from "./big-requests.js";
import { killEmbedded, killPostgres } from "./kill.js";
import { cutConnections, lockedTable, readOnly, restartPostgres, silentNetwork } from "./server-faults.js";
import { slowMachine } from "./slow-machine.js";
import type { Proof } from "./proof.js";
import { stopBehindProxy, stopEmbedded, stopPostgres } from "./stop.js";

/** Every proof, by the name that `npm run prove` takes. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  "full-disk": fullDisk,
  "big-requests": bigRequests,
  "kill-embedded": killEmbedded,
  "kill-postgres": killPostgres,
  "restart-postgres": restartPostgres,
  "cut-connections": cutConnections,
  "read-only": readOnly,
  "silent-network": silentNetwork,
  "locked-table": lockedTable,
  "slow-machine": slowMachine,
  "stop-embedded": stopEmbedded,
  "stop-postgres": stopPostgres,
  "stop-behind-proxy": stopBehindProxy,
};
