import { createSocket } from "node:dgram";

/** The answer of a name server for one name: addresses, another name, nothing, or a failure. */
export type DnsAnswer =
  { readonly a?: readonly string[]; readonly aaaa?: readonly string[]; readonly cname?: string } | "SERVFAIL";

const TYPES = { a: 1, cname: 5, aaaa: 28 } as const;

/** Starts a name server on the given address, port 53, whose answers have a TTL of zero. */
export async function startDnsMock(
  address: string,
  answer: (name: string, type: "a" | "aaaa") => DnsAnswer,
): Promise<void> {
  const socket = createSocket("udp4");
  socket.on("message", (message, from) => socket.send(reply(message, answer), from.port, from.address));
  await new Promise<void>((resolve) => socket.bind(53, address, resolve));
}

function reply(query: Buffer, answer: (name: string, type: "a" | "aaaa") => DnsAnswer): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  const type = query.readUInt16BE(at + 1) === TYPES.aaaa ? "aaaa" : "a";
  const question = query.subarray(12, at + 5);
  const said = answer(labels.join(".").toLowerCase(), type);
  const records = said === "SERVFAIL" ? [] : recordsOf(said, type);

  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(said === "SERVFAIL" ? 0x8182 : 0x8180, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  return Buffer.concat([head, question, ...records]);
}

function recordsOf(said: Exclude<DnsAnswer, string>, type: "a" | "aaaa"): Buffer[] {
  if (said.cname !== undefined) return [record(TYPES.cname, encodeName(said.cname))];
  return (said[type] ?? []).map((address) => record(TYPES[type], type === "a" ? encodeV4(address) : encodeV6(address)));
}

function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0); // the name of the question
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function encodeName(name: string): Buffer {
  return Buffer.from(
    `${name
      .split(".")
      .map((label) => String.fromCharCode(label.length) + label)
      .join("")}\0`,
    "latin1",
  );
}

function encodeV4(address: string): Buffer {
  return Buffer.from(address.split(".").map(Number));
}

// Only addresses of the form "::n" are needed.
function encodeV6(address: string): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt16BE(Number.parseInt(address.slice(2), 16), 14);
  return bytes;
}
