import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";

const RIG = fileURLToPath(new URL("../support/page-fetch-rig.js", import.meta.url));
const NETWORK = [
  "ip link set lo up",
  ...["93.184.216.34", "10.0.0.5", "169.254.169.254"].map((ip) => `ip addr add ${ip}/32 dev lo`),
];

// Needs Linux with user namespaces and iproute2. Elsewhere the lookups of page-fetch-hosts.test.ts stand alone.
const inNamespace = (script: string) =>
  spawnSync("unshare", ["-rnm", "sh", "-ec", script], { encoding: "utf8", timeout: 60_000 });
const canRig = inNamespace([...NETWORK, "mount --bind /etc/resolv.conf /etc/resolv.conf"].join("; ")).status === 0;
const rigIt = canRig ? it : it.skip;

describe("a public internet of its own, with a hostile name server", () => {
  rigIt(
    "lets no name lead the page fetcher inside, in 1,000 rounds of rebinding that beat a naive one",
    () => {
      const directory = mkdtempSync(join(tmpdir(), "rig-"));
      const resolver = join(directory, "resolv.conf");
      writeFileSync(resolver, "nameserver 127.0.0.53\noptions timeout:1 attempts:1\n");

      const run = inNamespace(
        [...NETWORK, `mount --bind ${resolver} /etc/resolv.conf`, `exec "${process.execPath}" "${RIG}"`].join("; "),
      );
      rmSync(directory, { recursive: true });

      expect(run.stderr).toBe("");
      expect(JSON.parse(run.stdout)).toEqual({
        fixed: {
          "public.example": "read",
          "private.example": "PAGE_UNREACHABLE",
          "metadata.example": "PAGE_UNREACHABLE",
          "both.example": "PAGE_UNREACHABLE",
          "compatible.example": "PAGE_UNREACHABLE",
          "empty.example": "PAGE_UNREACHABLE",
          "broken.example": "PAGE_UNREACHABLE",
        },
        rebound: { read: 500, PAGE_UNREACHABLE: 500 },
        canaryHits: 0,
        publicHits: 1_001,
        naiveHits: 20,
      });
    },
    60_000,
  );
});
