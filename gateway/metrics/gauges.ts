import { measureFree } from "../embedded-postgres/index.js";
import type { DatabaseHealth } from "../database/open-database.js";
import type { GaugeSource } from "./metrics.js";

/** The dependencies of the gauges. */
export interface GaugeDeps {
  readonly database: () => DatabaseHealth;
  /** The folder whose disk is watched. */
  readonly dataDir: string;
}

/** Returns the gauges of this process and of its dependencies. */
export function gauges({ database, dataDir }: GaugeDeps): readonly GaugeSource[] {
  const embedded = (read: (health: NonNullable<DatabaseHealth["embedded"]>) => number | null) => () => {
    const health = database().embedded;
    const value = health === null ? null : read(health);
    return value === null ? [] : [{ value }];
  };
  return [
    {
      name: "jobhunt_database_connections",
      help: "Connections of the pool to the database that are idle or in use.",
      labels: ["state"],
      read: () => {
        const { idle, total } = database().pool;
        return [
          { labels: { state: "idle" }, value: idle },
          { labels: { state: "lent" }, value: total - idle },
        ];
      },
    },
    {
      name: "jobhunt_database_queue_length",
      help: "Requests that wait for a connection of the pool.",
      read: () => [{ value: database().pool.waiting }],
    },
    {
      name: "jobhunt_disk_free_bytes",
      help: "Bytes free on the disk of DATA_DIR.",
      read: async () => [{ value: await measureFree(dataDir) }],
    },
    {
      name: "jobhunt_embedded_storage_full",
      help: "1 while the embedded database refuses changes because the disk is nearly full, else 0.",
      read: embedded(({ isStorageFull }) => Number(isStorageFull)),
    },
    {
      name: "jobhunt_embedded_restarts",
      help: "How often the embedded database's engine was lost and opened again.",
      read: embedded(({ restarts }) => restarts),
    },
    {
      name: "jobhunt_backup_last_timestamp_seconds",
      help: "When the newest back-up of the embedded database was made.",
      read: embedded(({ lastBackup }) => toSeconds(lastBackup?.createdAt)),
    },
    {
      name: "jobhunt_backup_last_verified_timestamp_seconds",
      help: "When the newest back-up that was restored on trial was made.",
      read: embedded(({ lastVerifiedBackup }) => toSeconds(lastVerifiedBackup?.createdAt)),
    },
    {
      name: "jobhunt_backup_failures",
      help: "Back-ups of the embedded database that failed since the start.",
      read: embedded(({ failedBackups }) => failedBackups),
    },
  ];
}

function toSeconds(moment: Date | undefined): number | null {
  return moment === undefined ? null : moment.getTime() / 1000;
}
