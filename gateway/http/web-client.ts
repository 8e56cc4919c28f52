import { existsSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler, Router } from "express";
import { CLIENT_PAGES } from "./client-pages.js";
import { ASSETS, isHashedFile } from "./kept-assets.js";
import { sendPage } from "./send-page.js";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

/**
 * Serves the built web client: hashed files cached forever, every other address as the client's start page, with 404 where
 * the client has no page. File names that it does not have are left to the next handler. `kept` has hashed files of
 * earlier releases, for pages that are still open.
 */
export function webClient(folder: string, kept: string): Router {
  const router = Router();
  const [own, earlier] = [hashedFiles(join(folder, ASSETS), true), hashedFiles(join(kept, ASSETS), false)];
  router.use(`/${ASSETS}`, ...own, (request, _response, next) =>
    next(isHashedFile(request.path) ? undefined : "router"),
  );
  router.use(`/${ASSETS}`, ...earlier);
  router.use("/ide/assets", ...hashedFiles(join(folder, "ide/assets"), false));
  const beside = express.static(folder, { index: false, maxAge: 0 });
  // A page is sent at its address alone, with the nonce that it needs.
  router.use((request, response, next) => (isPageFile(request.path) ? next() : beside(request, response, next)));
  router.get("/{*path}", async (request, response, next) => {
    if (!request.accepts("html") || isFileName(request.path)) return next();
    await sendPage(response.status(isPage(request.path) ? 200 : 404), join(folder, "index.html"));
  });
  return router;
}

/** Returns whether the client has a page at an address. By the specification, one unknown word is an option yet to come. */
function isPage(path: string): boolean {
  return /^\/[a-z]+$/i.test(path) || CLIENT_PAGES.includes(path.split("/")[1]?.toLowerCase() ?? "");
}

function isPageFile(path: string): boolean {
  return /(?:\.|%2e)html$/i.test(path);
}

/** Returns whether a path names a file, which the client does not have; its pages have no dots in their addresses. */
function isFileName(path: string): boolean {
  return /(?:\.|%2e)/i.test(path);
}

/** Serves a folder of files whose names change with their content; one that it lacks is 404, or for the next handler. */
function hashedFiles(folder: string, fallthrough: boolean): readonly RequestHandler[] {
  return [
    precompressed(folder),
    express.static(folder, { immutable: true, maxAge: YEAR_MS, index: false, fallthrough }),
  ];
}

// Compressed once by the build; the name on the disk differs, the one for the browser does not.
function precompressed(folder: string): RequestHandler {
  return (request, response, next) => {
    const encoding = ENCODINGS.find(
      ({ name, suffix }) =>
        request.acceptsEncodings(name) && isPlainFile(request.path) && existsSync(join(folder, request.path + suffix)),
    );
    if (encoding === undefined) return next();
    response.type(request.path.slice(request.path.lastIndexOf(".")));
    response.set({ "Content-Encoding": encoding.name, Vary: "Accept-Encoding" });
    request.url += encoding.suffix;
    next();
  };
}

function isPlainFile(path: string): boolean {
  return /^\/[\w.-]+\.(js|css|svg|json|txt)$/.test(path);
}
