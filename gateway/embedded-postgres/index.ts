// The entry of this folder; other folders import nothing else of it. It loads no PGlite into the thread that imports it.
export { listBackups } from "./backup-store.js";
export { measureFree, type DiskState, type MeasureFree } from "./free-space.js";
export { openEmbeddedDatabase, type EmbeddedHealth } from "./open-embedded-database.js";
export { restoreBackup } from "./restore-backup.js";
export { templateFile } from "./template-file.js";
