import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { measureFree, type MeasureFree } from "../../gateway/embedded-postgres/free-space.js";

const MB = 1024 * 1024;
/** The databases, files and traces of the tests that run at the same time, and the product refuses changes below 200 MB. */
const NEEDED_BYTES = 1024 * MB;

/**
 * The ports of the products under test. A system gives those above to whoever asks for any, so that one which was free a
 * moment ago may be taken there.
 */
export const PORTS = { first: 20_000, last: 32_000 } as const;

/** What is missing on this machine, said in a sentence for whoever runs the tests. */
export class MachineFault extends Error {
  override readonly name = "MachineFault";
}

/** Throws a MachineFault when a folder's disk has not the space that the tests need. */
export async function checkSpace(folder = tmpdir(), measure: MeasureFree = measureFree): Promise<void> {
  const free = await measure(folder);
  if (free >= NEEDED_BYTES) return;
  throw new MachineFault(
    `The tests need ${NEEDED_BYTES / MB} MB for their databases, and only ${Math.floor(free / MB)} MB are free in ${folder}: free some, or name a folder on another disk by TMPDIR.`,
  );
}

/** Returns a port of this machine that nothing listens at. Throws a MachineFault when there is none in the range. */
export async function freePort({
  first,
  last,
}: { readonly first: number; readonly last: number } = PORTS): Promise<number> {
  const count = last - first + 1;
  const start = Math.floor(Math.random() * count);
  for (let tried = 0; tried < count; tried++) {
    const port = first + ((start + tried) % count);
    if (await isFree(port)) return port;
  }
  throw new MachineFault(
    `Every port from ${first} to ${last} is taken on this machine: end a program that listens there.`,
  );
}

async function isFree(port: number): Promise<boolean> {
  // On every address, as the product listens: a port may be taken on one of them only.
  const server = createServer();
  const isListening = once(server, "listening").then(
    () => true,
    () => false,
  );
  server.listen(port);
  const answer = await isListening;
  if (!answer) return false;
  server.close();
  await once(server, "close");
  return true;
}
