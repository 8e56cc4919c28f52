import { closeSync, mkdirSync, openSync, readdirSync, readSync, statSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file or folder of an archive; names use `/`, stay below the root, and end in `/` for a folder. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
}

/** Receives the content of one file of an archive, piece by piece. */
export interface TarSink {
  write(piece: Uint8Array): void;
  end(): void;
}

const BLOCK = 512;
const PIECE = 256 * 1024;
const [FILE, DIRECTORY] = ["0", "5"];
const SAFE_NAME = /^(?!.*(^|\/)\.\.?(\/|$))[\w.-]+(\/[\w.-]+)*\/?$/;
// The offsets of the fields of a ustar header.
const NAME = { at: 0, length: 100 };
const SIZE = { at: 124, length: 12 };
const CHECKSUM = { at: 148, length: 8 };
const TYPE = 156;

/** Returns the bytes of a file with the given text. */
export function packText(name: string, text: string): Buffer {
  const content = Buffer.from(text);
  return Buffer.concat([header(name, content.length, FILE), content, padding(content.length)]);
}

/** Yields the bytes of every file and folder in the directory, their names after `prefix`; `packEnd` must follow. */
export function* packDirectory(directory: string, prefix: string): Generator<Buffer> {
  for (const entry of readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const [path, name] = [join(directory, entry.name), `${prefix}${entry.name}`];
    if (entry.isFile()) yield* packFile(path, name);
    if (!entry.isDirectory()) continue;
    yield header(`${name}/`, 0, DIRECTORY);
    yield* packDirectory(path, `${name}/`);
  }
}

/** Returns the end of an archive, which distinguishes a whole one from a truncated one. */
export function packEnd(): Buffer {
  return Buffer.alloc(BLOCK * 2);
}

/**
 * Reads an archive piece by piece, and writes the content of each file to the sink that `visit` returns for it.
 * Throws on anything but plain files and folders with safe names, on a damaged header, and on a missing end.
 */
export async function readTar(source: AsyncIterable<Uint8Array>, visit: (entry: TarEntry) => TarSink): Promise<void> {
  let pending: Uint8Array = new Uint8Array(0);
  let current: { sink: TarSink; left: number; padding: number } | null = null;
  let isEnded = false;
  for await (const piece of source) {
    let rest: Uint8Array = pending.length === 0 ? piece : Buffer.concat([pending, piece]);
    while (rest.length > 0 && !isEnded) {
      if (current === null) {
        if (rest.length < BLOCK) break;
        const entry = readHeader(rest.subarray(0, BLOCK));
        rest = rest.subarray(BLOCK);
        if (entry === null) isEnded = true;
        else current = { sink: visit(entry), left: entry.size, padding: padding(entry.size).length };
        if (current?.left === 0) current = finish(current.sink);
      } else if (current.left > 0) {
        const part = rest.subarray(0, current.left);
        current.sink.write(part);
        current.left -= part.length;
        rest = rest.subarray(part.length);
        if (current.left === 0 && current.padding === 0) current = finish(current.sink);
      } else {
        if (rest.length < current.padding) break;
        rest = rest.subarray(current.padding);
        current = finish(current.sink);
      }
    }
    pending = isEnded ? new Uint8Array(0) : rest;
  }
  if (!isEnded) throw new Error("the archive ends too early");
}

/** Returns a sink that makes the file or folder below the directory. Throws when the file exists. */
export function fileSink(directory: string, name: string): TarSink {
  const path = join(directory, name);
  mkdirSync(name.endsWith("/") ? path : dirname(path), { recursive: true, mode: 0o700 });
  if (name.endsWith("/")) return { write: () => undefined, end: () => undefined };
  const file = openSync(path, "wx", 0o600);
  return {
    write: (piece) => {
      for (let at = 0; at < piece.length;) at += writeSync(file, piece, at);
    },
    end: () => closeSync(file),
  };
}

/** Returns a sink that collects a small file in memory and passes its text on. */
export function textSink(limit: number, onText: (text: string) => void): TarSink {
  const pieces: Uint8Array[] = [];
  let length = 0;
  return {
    write: (piece) => {
      length += piece.length;
      if (length > limit) throw new Error("a description in the archive is too long");
      pieces.push(Uint8Array.from(piece));
    },
    end: () => onText(Buffer.concat(pieces).toString("utf8")),
  };
}

function finish(sink: TarSink): null {
  sink.end();
  return null;
}

function* packFile(path: string, name: string): Generator<Buffer> {
  const { size } = statSync(path);
  yield header(name, size, FILE);
  const file = openSync(path, "r");
  try {
    for (let at = 0; at < size;) {
      const piece = Buffer.allocUnsafe(Math.min(PIECE, size - at));
      const length = readSync(file, piece, 0, piece.length, at);
      if (length === 0) throw new Error(`${name} became shorter while it was read`);
      at += length;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
  yield padding(size);
}

function header(name: string, size: number, type: string): Buffer {
  if (Buffer.byteLength(name) > NAME.length || !SAFE_NAME.test(name))
    throw new Error(`${name} cannot be a name in an archive`);
  const block = Buffer.alloc(BLOCK);
  block.write(name, NAME.at);
  block.write(type === DIRECTORY ? "0000700\0" : "0000600\0", 100); // mode, then owner and group
  block.write("0000000\0" + "0000000\0", 108);
  block.write(`${size.toString(8).padStart(SIZE.length - 1, "0")}\0`, SIZE.at);
  block.write(`${"0".repeat(11)}\0`, 136); // no time: the same files make the same archive
  block.write(type, TYPE);
  block.write("ustar\0" + "00", 257);
  block.write(`${checksum(block).toString(8).padStart(6, "0")}\0 `, CHECKSUM.at);
  return block;
}

function readHeader(block: Uint8Array): TarEntry | null {
  if (block.every((byte) => byte === 0)) return null;
  const text = Buffer.from(block.buffer, block.byteOffset, BLOCK).toString("latin1");
  const field = ({ at, length }: { at: number; length: number }): string =>
    text.slice(at, at + length).replace(/[\0 ].*$/s, "");
  if (Number.parseInt(field(CHECKSUM), 8) !== checksum(block)) throw new Error("the archive is damaged");
  const [name, size, type] = [field(NAME), Number.parseInt(field(SIZE), 8), text.charAt(TYPE)];
  if (!SAFE_NAME.test(name) || !Number.isSafeInteger(size))
    throw new Error("the archive holds a file with a strange name");
  if (type !== FILE && type !== DIRECTORY) throw new Error("the archive holds something other than files");
  return { name: type === DIRECTORY ? name.replace(/\/?$/, "/") : name, size };
}

/** Returns the sum of all bytes, with the checksum itself counted as spaces. */
function checksum(block: Uint8Array): number {
  const isInChecksum = (at: number): boolean => at >= CHECKSUM.at && at < CHECKSUM.at + CHECKSUM.length;
  return block.reduce((sum, byte, at) => sum + (isInChecksum(at) ? 0x20 : byte), 0);
}

function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}
