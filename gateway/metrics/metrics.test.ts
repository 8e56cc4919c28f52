import { describe, expect, it } from "@jest/globals";
import { parse, type OperationDefinitionNode } from "graphql";
import type { EmbeddedHealth } from "../embedded-postgres/index.js";
import { routeOf } from "./count-requests.js";
import { gauges } from "./gauges.js";
import { Metrics } from "./metrics.js";
import { rootFieldsOf } from "../graphql/asked-roots.js";

describe("the gauges", () => {
  const pool = { total: 10, idle: 3, waiting: 2 };
  const backup = { file: "a", bytes: 1, reason: "daily", verifiedAt: null, rows: null } as const;
  const healthy: EmbeddedHealth = {
    isOpen: true,
    isStorageFull: false,
    freeBytes: 1,
    restarts: 4,
    lastBackup: { ...backup, createdAt: new Date(2_000_000) },
    lastVerifiedBackup: { ...backup, createdAt: new Date(1_000_000) },
    failedBackups: 5,
  };
  const read = async (embedded: EmbeddedHealth | null): Promise<string> => {
    const metrics = new Metrics();
    metrics.addGauges(gauges({ database: () => ({ pool, embedded }), dataDir: "." }));
    return metrics.registry.metrics();
  };

  it("tell how the pool is used, how many wait for it, and what room the disk has", async () => {
    const text = await read(null);

    expect(text).toMatch(/^jobhunt_database_connections\{state="idle"\} 3$/m);
    expect(text).toMatch(/^jobhunt_database_connections\{state="lent"\} 7$/m);
    expect(text).toMatch(/^jobhunt_database_queue_length 2$/m);
    expect(text).toMatch(/^jobhunt_disk_free_bytes \d{6,}$/m);
  });

  it("tell of the embedded database when its engine broke, and when and how its back-ups ended", async () => {
    const text = await read(healthy);

    expect(text).toMatch(/^jobhunt_embedded_storage_full 0$/m);
    expect(text).toMatch(/^jobhunt_embedded_restarts 4$/m);
    expect(text).toMatch(/^jobhunt_backup_last_timestamp_seconds 2000$/m);
    expect(text).toMatch(/^jobhunt_backup_last_verified_timestamp_seconds 1000$/m);
    expect(text).toMatch(/^jobhunt_backup_failures 5$/m);
  });

  it("leave out what there is not: an embedded database beside a server's, a time without a back-up", async () => {
    const withoutBackups = await read({ ...healthy, lastBackup: null, lastVerifiedBackup: null });

    expect(await read(null)).not.toMatch(/^jobhunt_(embedded|backup)/m);
    expect(withoutBackups).not.toMatch(/^jobhunt_backup_last/m);
  });
});

describe("the part of the server that a path belongs to", () => {
  it.each([
    ["/graphql", "/graphql"],
    ["/graphql/stream", "/graphql/stream"],
    ["/api/jobhunt/getall", "/api"],
    ["/files/a/b", "/files"],
    ["/oidc/token", "/oidc"],
    ["/", "client"],
    ["/apis", "client"],
    ["/a/graphql", "client"],
  ])("of %s is %s", (path, route) => {
    expect(routeOf(path)).toBe(route);
  });
});

describe("the root fields of an operation", () => {
  const of = (text: string): readonly object[] => {
    const document = parse(text);
    return rootFieldsOf(document, document.definitions[0] as OperationDefinitionNode); // each text begins with one
  };

  it("are found under their aliases and inside fragments, each once", () => {
    const text = `{ a: notes { id } ...F ... { ...F contacts { id } } }
      fragment F on Query { contacts { name } b: notes { id } }`;

    expect(of(text)).toEqual([
      { key: "a", name: "notes" },
      { key: "contacts", name: "contacts" },
      { key: "b", name: "notes" },
    ]);
  });
});
