import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy, { type Busboy, type FileInfo } from "busboy";
import { asDiskFull } from "../disk-full.js";
import { AppError } from "../errors.js";

/** What a form may hold. */
export interface FormRules {
  /** The folder where the file waits until somebody keeps it. */
  readonly folder: string;
  readonly fileMax: number;
  /** The texts that come before the file, in any order; all of them must. */
  readonly fields: readonly string[];
  readonly fieldMax: number;
  /** The name under which the file comes. */
  readonly file: string;
  /** Throws STORAGE_FULL when not a byte of the file is to be kept. */
  readonly assertRoom?: () => void;
  /** Looks at the texts before a byte of the file is kept; throws what is wrong with them. */
  readonly checkFields?: (fields: ReadonlyMap<string, string>) => void;
}

/** A file that came with a form, on this machine's disk until `remove`. */
export interface ReceivedFile {
  /** The name it had where it came from, as it was sent. */
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

/** What a form's own words may take beside its file: boundaries, heads and short fields. */
const OVERHEAD = 64 * 1024;

/**
 * Reads a form with exactly one file. Throws BAD_REQUEST, TOO_LARGE, UNSUPPORTED_MEDIA_TYPE or STORAGE_FULL, and then
 * nothing of it is left on the disk; the rest of the request is read and thrown away, so that the answer arrives.
 */
export function receiveForm(request: IncomingMessage, rules: FormRules): Promise<ReceivedForm> {
  return new Promise((resolve, reject) => {
    // Who hung up before anybody listened says so no second time.
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
      // Told once nothing is left; what the failure did to the file on its way in is no news.
      const gone = receiving?.then((file) => file.remove()).catch(() => undefined);
      void Promise.resolve(gone).then(() => reject(error));
    };

    parser.on("field", (name, value, { valueTruncated }) => {
      if (!rules.fields.includes(name) || fields.has(name)) return fail(unexpected(name));
      if (valueTruncated) return fail(new AppError("TOO_LARGE"));
      fields.set(name, value);
    });
    parser.on("file", (name, stream, info) => {
      stream.on("error", () => undefined); // told by the pipeline below, or of no interest any more
      // What was read in one piece with the fault still comes by.
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
    // One more than may be, so that it is seen and refused.
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
  const path = join(rules.folder, randomUUID());
  const remove = (): Promise<void> => rm(path, { force: true });
  let size = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > rules.fileMax) throw tooLarge(rules.fileMax);
      yield chunk;
    }
  };
  try {
    await pipeline(stream, count, createWriteStream(path, { mode: 0o600, flags: "wx" }));
  } catch (error) {
    await remove();
    throw stream.errored === error ? unreadable(error) : asDiskFull(error);
  }
  return { name: filename ?? "", path, size, remove };
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
  return new AppError("TOO_LARGE", { message: `A file can have at most ${Math.floor(max / (1024 * 1024))} MB.` });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function unreadable(error: unknown): AppError {
  return new AppError("BAD_REQUEST", { message: "The form could not be read.", cause: error });
}
