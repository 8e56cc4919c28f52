import type { RequestHandler } from "express";
import { printOpenApi } from "./document.js";

/** Serves the document to everybody: it is the same for all, and holds nobody's data. */
export function openApiEndpoint(): RequestHandler {
  const text = printOpenApi();
  return (_request, response) => {
    // Express answers 304 to whoever has it already.
    response.set("Cache-Control", "public, no-cache").type("application/json").send(text);
  };
}
