import type { IncomingMessage } from "node:http";
import { AppError } from "../platform/errors.js";
import { checkJsonShape } from "./json-shape.js";

/** The bodies that were read before the handler that parses them. */
const taken = new WeakMap<IncomingMessage, Buffer>();

/** Returns the body that `takeBody` has read; undefined: the request still has it. */
export function takenBody(request: IncomingMessage): Buffer | undefined {
  return taken.get(request);
}

/** Reads the body of a request to its end, for every later handler; null when the client disconnects before that. */
export async function takeBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  const isComplete = await new Promise<boolean>((resolve) => {
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.once("end", () => resolve(true));
    request.once("close", () => resolve(request.complete));
    request.once("error", () => resolve(false));
  });
  if (!isComplete) return null;
  const [only, ...more] = chunks;
  const body = only !== undefined && more.length === 0 ? only : Buffer.concat(chunks);
  taken.set(request, body);
  return body;
}

/** Parses a JSON object or list in UTF-8, checked for its structure before. Throws BAD_REQUEST or TOO_LARGE. */
export function parseJson(bytes: Buffer): unknown {
  checkJsonShape(bytes);
  const text = bytes.toString().replace(/^\uFEFF/, "");
  if (!/^[\x20\t\n\r]*[[{]/.test(text)) throw new AppError("BAD_REQUEST");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError("BAD_REQUEST", { cause: error });
  }
}
