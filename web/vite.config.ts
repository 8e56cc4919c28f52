import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { compileMessages } from "./codegen/compileMessages.js";
import { landingTexts } from "./codegen/landingTexts.js";
import { serviceWorker } from "./codegen/serviceWorker.js";
import { splitOperations } from "./codegen/splitOperations.js";
import { withoutUniqueTooltips } from "./codegen/withoutUniqueTooltips.js";
import { tokenStyles } from "./tokens.js";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the development server hands on to the gateway. */
const gatewayPaths = ["/graphql", "/api", "/files", "/oidc", "/config.json", "/healthz"];

/** Puts the colour tokens into the page itself, so that the first paint already wears them. */
function tokensInPage(): Plugin {
  return {
    name: "tokens-in-page",
    transformIndexHtml: () => [{ tag: "style", children: tokenStyles(), injectTo: "head-prepend" }],
  };
}

// A default export because Vite demands one.
export default defineConfig({
  root: here("."),
  publicDir: here("./public"),
  // The server puts the nonce of its answer in this place, see gateway/http/send-page.ts.
  html: { cspNonce: "STYLE-NONCE" },
  plugins: [
    react(),
    tokensInPage(),
    ...compileMessages(),
    landingTexts(),
    splitOperations(),
    withoutUniqueTooltips(),
    serviceWorker(),
  ],
  // RxJS keeps its modern, smaller build behind a condition of its own.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  build: {
    outDir: here("../dist/web"),
    emptyOutDir: true,
    // Which chunk needs which: the budgets of tests/contract are counted along it.
    manifest: true,
    target: "es2022",
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every signed-in screen needs of the small shared modules travels as one file, which packs better.
        codeSplitting: {
          groups: [
            {
              name: "frame",
              test: /[/\\]web[/\\](?:app[/\\](?:messages|paths)|components[/\\](?:messages|Icon|recordMessages)|lib[/\\](?:recordKinds|tableOf|leaveGuard|notify|readProblem|useMediaQuery))\.tsx?$/,
            },
          ],
        },
      },
    },
    // Fonts stay files of their own: nothing is inlined, so the content security policy needs no data: source.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    chunkSizeWarningLimit: 700,
  },
  // The IDE below web/ide is built by itself; its editor is nothing to look through at each start.
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
