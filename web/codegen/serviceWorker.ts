import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../serviceWorker.js", import.meta.url));
/** Files outside the bundle that the first paint needs. */
const BESIDE = ["/", "/favicon.svg", "/first-paint.js", "/manifest.webmanifest", "/icons/icon-192.png"];
/** The cached files: scripts, styles, and the Latin fonts; all others are fetched from the network. */
const KEPT = /\.(?:js|css)$|-latin(?:-ext)?-wght-normal-[\w-]+\.woff2$/;

/**
 * Returns a Vite plugin that writes the service worker with the names of this build's files, and a version that changes
 * with any of them.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = [
          ...BESIDE,
          ...Object.keys(bundle)
            .map((name) => `/${name}`)
            .filter((name) => KEPT.test(name)),
        ];
        const hash = createHash("sha256").update(files.sort().join("\n"));
        for (const part of Object.values(bundle)) {
          if (part.type === "asset" && part.fileName.endsWith(".html")) hash.update(part.source);
        }
        const worker = readFileSync(SOURCE, "utf8");
        const version = hash.update(worker).digest("hex").slice(0, 12);
        const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
        this.emitFile({ type: "asset", fileName: "sw.js", source: head + worker });
      },
    },
  };
}
