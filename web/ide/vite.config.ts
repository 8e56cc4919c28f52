import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// A separate build: the editor is large, and users of the app should not load it.
// A default export because Vite requires one.
export default defineConfig({
  root: here("."),
  base: "/ide/",
  publicDir: false,
  // As in the client's own configuration.
  html: { cspNonce: "STYLE-NONCE" },
  plugins: [react()],
  worker: { format: "es" },
  build: {
    outDir: here("../../dist/web/ide"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: {
      // GraphiQL has directives for another compiler; this one ignores them.
      onLog: (level, log, handle) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
      },
    },
  },
});
