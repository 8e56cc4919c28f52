import { randomUUID } from "node:crypto";
import { createWriteStream, type WriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import busboy, { type Busboy, type FileInfo } from "busboy";
import { asDiskFull } from "../platform/disk-full.js";
import { AppError } from "../platform/errors.js";

/** The rules of a form. */
export interface FormRules {
  /** The directory of the file until it is kept or removed. */
  readonly directory: string;
  readonly fileMax: number;
  /** The names of the texts before the file, in any order; all are required. */
  readonly fields: readonly string[];
  readonly fieldMax: number;
  /** The name of the file's field. */
  readonly file: string;
  /** Throws STORAGE_FULL when no byte of the file may be stored. */
  readonly assertRoom?: () => void;
  /** Checks the texts before a byte of the file is stored; throws on a fault. */
  readonly checkFields?: (fields: ReadonlyMap<string, string>) => void;
}

/** The directory of received files, the maximum size, and the check for free space. */
export type UploadDirectory = Pick<FormRules, "directory" | "fileMax" | "assertRoom">;

/** Returns where the file of a request goes, and how large it may be; the answer holds whose request it is. */
export type UploadDirectoryOf = (response: Response) => UploadDirectory;

/** A file that came with a form, on this machine's disk until `remove`. */
export interface ReceivedFile {
  /** The original name, as it was sent. */
  readonly name: string;
  readonly path: string;
  readonly size: number;
  remove(): Promise<void>;
}

/** A form with its one file. */
export interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly file: ReceivedFile;
}

/** The bytes of a form besides its file: boundaries, headers and short fields. */
const OVERHEAD = 64 * 1024;

/**
 * Reads a form with exactly one file. Throws BAD_REQUEST, TOO_LARGE, UNSUPPORTED_MEDIA_TYPE or STORAGE_FULL, and then
 * nothing of it is left on the disk; the rest of the request is read and discarded, so that the answer arrives.
 */
export function receiveForm(request: IncomingMessage, rules: FormRules): Promise<ReceivedForm> {
  return new Promise((resolve, reject) => {
    // A client that disconnected before there was a listener causes no second event.
    if (request.destroyed && !request.complete) throw brokenOff();
    const parser = openParser(request, rules);
    const fields = new Map<string, string>();
    let receiving: Promise<ReceivedFile> | undefined;
    let isOver = false;

    const fail = (error: Error): void => {
      if (isOver) return;
      isOver = true;
      request.unpipe(parser);
      parser.destroy();
      request.resume();
      // Thrown once nothing is left; what the failure did to the incoming file is not reported.
      const gone = receiving?.then((file) => file.remove()).catch(() => undefined);
      void Promise.resolve(gone).then(() => reject(error));
    };

    parser.on("field", (name, value, { valueTruncated }) => {
      if (!rules.fields.includes(name) || fields.has(name)) return fail(unexpected(name));
      if (valueTruncated) return fail(new AppError("TOO_LARGE"));
      fields.set(name, value);
    });
    parser.on("file", (name, stream, info) => {
      stream.on("error", () => undefined); // reported by the pipeline below, or no longer of interest
      // Data read in one chunk with the fault still arrives.
      if (isOver) return void stream.resume();
      try {
        if (name !== rules.file) throw unexpected(name);
        requireFields(rules, fields);
        rules.assertRoom?.();
      } catch (error) {
        stream.resume();
        return fail(asError(error));
      }
      receiving = receive(stream, info, rules);
      receiving.catch((error: unknown) => fail(asError(error)));
    });
    for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const) {
      parser.on(limit, () => fail(new AppError("BAD_REQUEST", { message: "The form has more parts than it may." })));
    }
    parser.on("error", (error) => fail(unreadable(error)));
    request.on("close", () => {
      if (!request.complete) fail(brokenOff());
    });
    parser.on("close", () => {
      if (receiving === undefined)
        return fail(new AppError("BAD_REQUEST", { message: "There is no file in the form." }));
      void receiving.then(
        (file) => {
          if (isOver) return;
          isOver = true;
          resolve({ fields, file });
        },
        () => undefined,
      );
    });
    request.pipe(parser);
  });
}

function openParser(request: IncomingMessage, rules: FormRules): Busboy {
  if (!/^multipart\/form-data\s*;/i.test(request.headers["content-type"] ?? "")) {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", { message: "Send the file as multipart/form-data." });
  }
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > rules.fileMax + rules.fields.length * rules.fieldMax + OVERHEAD) throw tooLarge(rules.fileMax);
  const { length } = rules.fields;
  const limits = {
    files: 1,
    // One more than allowed, so that it is detected and refused.
    fields: length + 1,
    parts: length + 2,
    fieldSize: rules.fieldMax,
    fieldNameSize: 100,
    fileSize: rules.fileMax + 1,
    headerPairs: 20,
  };
  try {
    return busboy({ headers: request.headers, defParamCharset: "utf8", preservePath: true, limits });
  } catch (error) {
    throw unreadable(error);
  }
}

async function receive(stream: Readable, { filename }: FileInfo, rules: FormRules): Promise<ReceivedFile> {
  const path = join(rules.directory, randomUUID());
  const remove = (): Promise<void> => rm(path, { force: true });
  let size = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > rules.fileMax) throw tooLarge(rules.fileMax);
      yield chunk;
    }
  };
  const output = createWriteStream(path, { mode: 0o600, flags: "wx" });
  try {
    await pipeline(stream, count, output);
  } catch (error) {
    await closed(output);
    await remove();
    throw stream.errored === error ? unreadable(error) : asDiskFull(error);
  }
  return { name: filename ?? "", path, size, remove };
}

/** Waits until a stream that failed is closed: a file that is still being opened would appear after it was removed. */
async function closed(output: WriteStream): Promise<void> {
  output.destroy();
  if (!output.closed) await new Promise<void>((resolve) => output.once("close", resolve));
}

function requireFields(rules: FormRules, fields: ReadonlyMap<string, string>): void {
  const missing = rules.fields.find((name) => !fields.has(name));
  if (missing !== undefined) throw new AppError("BAD_REQUEST", { message: `${missing}: must come before the file.` });
  rules.checkFields?.(fields);
}

function unexpected(name: string | undefined): AppError {
  return new AppError("BAD_REQUEST", { message: `${(name ?? "").slice(0, 64)}: is not a part of this form.` });
}

function brokenOff(): AppError {
  return new AppError("BAD_REQUEST", { message: "The form broke off." });
}

function tooLarge(max: number): AppError {
  const most = `A file can have at most ${Math.floor(max / (1024 * 1024))} MB.`;
  const message = `${most} Save it as PDF with smaller pictures, or store a link to it.`;
  return new AppError("TOO_LARGE", { message, fields: [{ field: "file", rule: "maxLength", message }] });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function unreadable(error: unknown): AppError {
  return new AppError("BAD_REQUEST", { message: "The form could not be read.", cause: error });
}
