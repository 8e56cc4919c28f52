import { PROOFS } from "./proofs.js";
import { proveByName } from "./prove-by-name.js";

// `npm run prove -- <what> [--rounds <number>]`
process.exit(await proveByName(process.argv.slice(2), PROOFS, console));
