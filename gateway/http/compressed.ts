import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

/** Answers below this length are sent as they are: the header alone would cost more than is saved. */
export const COMPRESSED_FROM = 1024;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const toBrotli = promisify<string, object, Buffer>(brotliCompress);
const toGzip = promisify<string, Buffer>(gzip);

type Compress = (text: string) => Promise<Buffer>;

/** The encodings that are made, the preferred one first; each in a thread of the pool, beside the event loop. */
const ENCODINGS: ReadonlyMap<string, Compress> = new Map<string, Compress>([
  ["br", (text) => toBrotli(text, BROTLI)],
  ["gzip", toGzip],
]);
const NAMES = [...ENCODINGS.keys()];

/** Returns the encoding that a request accepts, and that an answer of some length is worth; null: none. */
export function encodingFor(request: IncomingMessage, length: number): string | null {
  if (length < COMPRESSED_FROM || request.headers["accept-encoding"] === undefined) return null;
  const accepted = new Negotiator(request).encodings(NAMES);
  return NAMES.find((name) => accepted.includes(name)) ?? null;
}

/** Compresses a text by an encoding that `encodingFor` returned. */
export async function compressed(text: string, encoding: string): Promise<Buffer> {
  const compress = ENCODINGS.get(encoding);
  if (compress === undefined) throw new Error(`There is no encoding ${encoding}.`);
  return compress(text);
}
