import type { RequestHandler } from "express";
import { printOpenApi } from "./document.js";

/** Serves the document to every client: it is the same for all, and contains no personal data. */
export function openApiEndpoint(): RequestHandler {
  const text = printOpenApi();
  return (_request, response) => {
    // Express answers 304 to a client that has it already.
    response.set("Cache-Control", "public, no-cache").type("application/json").send(text);
  };
}
