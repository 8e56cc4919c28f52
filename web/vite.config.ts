import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { chunkGroups } from "./codegen/chunkGroups.js";
import { compileMessages } from "./codegen/compileMessages.js";
import { firstQueries } from "./codegen/firstQueries.js";
import { landingTexts } from "./codegen/landingTexts.js";
import { serviceWorker } from "./codegen/serviceWorker.js";
import { sharedFragments } from "./codegen/sharedFragments.js";
import { tokenStyles } from "./tokens.js";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The paths that the development server proxies to the gateway. */
const gatewayPaths = ["/graphql", "/api", "/files", "/oidc", "/config.json", "/healthz"];

/** Returns a plugin that inlines the colour tokens into the page, so that the first paint has them. */
function tokensInPage(): Plugin {
  return {
    name: "tokens-in-page",
    transformIndexHtml: () => [{ tag: "style", children: tokenStyles(), injectTo: "head-prepend" }],
  };
}

const groups = chunkGroups();

// A default export because Vite requires one.
export default defineConfig({
  root: here("."),
  publicDir: here("./public"),
  // The server replaces this placeholder with the nonce of its response, see gateway/http/send-page.ts.
  html: { cspNonce: "STYLE-NONCE" },
  plugins: [
    react(),
    sharedFragments(),
    groups.plugin,
    tokensInPage(),
    firstQueries(),
    ...compileMessages(),
    landingTexts(),
    serviceWorker(),
  ],
  // RxJS exports its modern, smaller build under a separate condition.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  build: {
    outDir: here("../dist/web"),
    emptyOutDir: true,
    // Of the landing page; what a screen loads is in screens.json beside it. tests/contract compute the size budgets.
    manifest: true,
    target: "es2022",
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What one screen loads later is in the chunk of another that shows it at once.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          // No cycles arise: a chunk imports only those before it in `landing, app, shared, area, later`.
          includeDependenciesRecursively: false,
          groups: [{ name: groups.chunkOf, debugName: "screens" }],
        },
      },
    },
    // Fonts stay separate files: nothing is inlined, so the content security policy needs no data: source.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    chunkSizeWarningLimit: 700,
  },
  // The IDE below web/ide has its own build; its editor is excluded from the dependency scan at each start.
  optimizeDeps: { entries: ["index.html"] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      gatewayPaths.map((path) => [
        path,
        { target: "http://localhost:4000", changeOrigin: false, ws: path === "/graphql" },
      ]),
    ),
  },
});
