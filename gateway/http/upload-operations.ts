import type { RequestHandler } from "express";
import Upload from "graphql-upload/Upload.mjs";
import { AppError } from "../platform/errors.js";
import { receiveForm, type ReceivedFile, type UploadDirectoryOf } from "./upload-form.js";

/** The only accepted map; with any other the form is refused before its file is read. */
const MAP = JSON.stringify({ 0: ["variables.file"] });
const OPERATIONS_MAX = 64 * 1024;

interface Operations {
  readonly variables: Record<string, unknown>;
}

/**
 * Accepts an operation with one file as a form (the GraphQL multipart request specification), in its variable `file`.
 * The map is compared, never followed: a path of the sender's choice could lead anywhere, such as to the index
 * 4294967290.
 */
export function operationsWithFile(uploadDirectoryOf: UploadDirectoryOf): RequestHandler {
  return async (request, response, next) => {
    if (!request.is("multipart/form-data")) return next();
    try {
      const form = await receiveForm(request, {
        ...uploadDirectoryOf(response),
        fields: ["operations", "map"],
        fieldMax: OPERATIONS_MAX,
        file: "0",
        checkFields: (fields) => void readOperations(fields),
      });
      const remove = (): void => void form.file.remove().catch(() => undefined); // a file that was kept has been moved
      if (response.closed) return remove();
      response.once("close", remove);
      const operations = readOperations(form.fields);
      operations.variables["file"] = uploadOf(form.file);
      request.body = operations;
      next();
    } catch (error) {
      next(error);
    }
  };
}

function readOperations(fields: ReadonlyMap<string, string>): Operations {
  if (JSON.stringify(parse("map", fields)) !== MAP) throw malformed("map", `must be ${MAP}.`);
  const operations = parse("operations", fields);
  if (!isObject(operations)) throw malformed("operations", "must be an object: one operation.");
  const { variables } = operations;
  if (!isObject(variables)) throw malformed("operations", `must have variables, such as {"file": null}.`);
  return { ...operations, variables };
}

function parse(name: string, fields: ReadonlyMap<string, string>): unknown {
  try {
    return JSON.parse(fields.get(name) ?? "");
  } catch {
    throw malformed(name, "is not JSON.");
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function malformed(field: string, words: string): AppError {
  const message = `${field}: ${words}`;
  return new AppError("BAD_REQUEST", { message, fields: [{ field, rule: "form", message }] });
}

/** Returns the value that the `Upload` scalar takes: it resolves to the received file. */
function uploadOf(file: ReceivedFile): Upload {
  const upload = new Upload();
  // The package declares the type of its own reader's files; the resolver is written for these.
  upload.resolve(file as never);
  return upload;
}
