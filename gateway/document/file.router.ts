import { pipeline } from "node:stream/promises";
import { create as contentDisposition } from "content-disposition";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { checkAccess } from "../accesstoken/guard-operations.js";
import type { Context } from "../graphql/context.js";
import { isId } from "../database/ids.js";
import { receiveForm, type UploadDirectoryOf } from "../http/upload-form.js";
import { wrongMethod } from "../http/wrong-method.js";
import type { ByteRange } from "./file-store.js";
import type { FileService } from "./file.service.js";
import { downloadName, isShown, servedType } from "./served-file.js";
import type { StoredFile } from "./stored-file.entity.js";

/**
 * The content security policy of a stored file in a browser: nothing is allowed. PDF viewers do not start in a sandbox.
 */
const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const PDF_POLICY = `${POLICY}; object-src 'self'; style-src 'unsafe-inline'`;

/** Receives a file in the form of the spec's client: a form with the field `file`; the answer is its address. */
export function uploadEndpoint(files: FileService, uploadDirectoryOf: UploadDirectoryOf): RequestHandler {
  return async (request, response) => {
    if (request.method !== "POST") throw wrongMethod(response, "POST");
    const { viewer } = response.locals["context"] as Context; // set by app.ts
    checkAccess(viewer, "POST /api/upload");
    const form = await receiveForm(request, { ...uploadDirectoryOf(response), fields: [], fieldMax: 0, file: "file" });
    // Answered once nothing is left of what was received.
    const { fileId } = await files.keep(viewer.ownerId, form.file).finally(() => form.file.remove());
    response.json({ url: files.urlOf(viewer, fileId) });
  };
}

/** Serves stored files: by a signed link, or by the file's id to its owner. */
export function fileRouter(files: FileService, withViewer: RequestHandler): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get("/:name", (request, response, next) => {
    if (isId(request.params.name)) withViewer(request, response, next);
    else next();
  });
  router.get("/:name", async (request, response) => {
    const context = response.locals["context"] as Context | undefined; // set by withViewer
    if (context !== undefined) checkAccess(context.viewer, "GET /files");
    const { name } = request.params;
    const file = context === undefined ? await files.findByLink(name) : await files.find(context.viewer.ownerId, name);
    await send(files, file, request, response);
  });
  router.all("/:name", (_request, response) => {
    throw wrongMethod(response, "GET", "HEAD");
  });
  return router;
}

async function send(files: FileService, file: StoredFile, request: Request, response: Response): Promise<void> {
  const range = rangeOf(request, file.size);
  if (range === "unsatisfiable") {
    response.set("Content-Range", `bytes */${file.size}`).status(416).end();
    return;
  }
  const bytes = request.method === "HEAD" ? null : await files.read(file, range);
  response.set({
    "Content-Type": servedType(file.mediaType),
    "Content-Disposition": contentDisposition(downloadName(file.name, file.mediaType), {
      type: isShown(file.mediaType) ? "inline" : "attachment",
    }),
    "Content-Security-Policy": file.mediaType === "application/pdf" ? PDF_POLICY : `${POLICY}; sandbox`,
    "Content-Length": String(range === undefined ? file.size : range.end - range.start + 1),
    "Accept-Ranges": "bytes",
    "Cache-Control": "private, no-store, no-transform",
    Vary: "Authorization",
  });
  if (range !== undefined) response.set("Content-Range", `bytes ${range.start}-${range.end}/${file.size}`).status(206);
  if (bytes === null) {
    response.end();
    return;
  }
  // A client that disconnects, or a store that fails, ends the answer; its headers were sent before.
  await pipeline(bytes, response).catch(() => response.destroy());
}

/** Returns the one range of the request; several at once are answered with the whole file, as HTTP allows. */
function rangeOf(request: Request, size: number): ByteRange | undefined | "unsatisfiable" {
  const ranges = request.range(size);
  if (ranges === -1) return "unsatisfiable";
  if (ranges === undefined || ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return undefined;
  return ranges[0];
}
