import type { RequestHandler } from "express";

/** Serves the document to every client: it is the same for all, and contains no personal data. */
export function openApiEndpoint(): RequestHandler {
  let printing: Promise<string> | undefined;
  return async (_request, response) => {
    // Made when somebody asks for it: few programs do.
    printing ??= import("./document.js").then(({ printOpenApi }) => printOpenApi());
    // Express answers 304 to a client that has it already.
    response
      .set("Cache-Control", "public, no-cache")
      .type("application/json")
      .send(await printing);
  };
}
