import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A store on this machine with the part of S3 that files need; it refuses requests that are not signed for it. */
export interface S3Mock {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The stored objects, by bucket and key. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Sets the status of every response; null: a regular response. */
  failWith(status: number | null): void;
  close(): Promise<void>;
}

const REGION = "eu-test-1";
const KEY_ID = "test-key-id";
const SECRET = "test-secret";

/** Starts the store. */
export async function startS3Mock(): Promise<S3Mock> {
  const objects = new Map<string, Buffer>();
  let failure: number | null = null;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (failure !== null) return fail(response, failure, "Planted");
      if (!isSigned(request)) return fail(response, 403, "SignatureDoesNotMatch");
      serve(objects, request, Buffer.concat(chunks), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has this shape
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: REGION,
    accessKeyId: KEY_ID,
    secretAccessKey: SECRET,
    objects,
    failWith: (status) => (failure = status),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function serve(objects: Map<string, Buffer>, request: IncomingMessage, body: Buffer, response: ServerResponse): void {
  const key = request.url ?? "";
  if (request.method === "PUT") {
    if (request.headers["content-length"] === undefined) return fail(response, 411, "MissingContentLength");
    objects.set(key, body);
    response.writeHead(200, { etag: `"${createHash("md5").update(body).digest("hex")}"` }).end();
    return;
  }
  if (request.method === "DELETE") {
    objects.delete(key);
    response.writeHead(204).end();
    return;
  }
  const object = objects.get(key);
  if (object === undefined) return fail(response, 404, "NoSuchKey");
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
  if (start === undefined) response.writeHead(200).end(object);
  else response.writeHead(206).end(object.subarray(Number(start), Number(end) + 1));
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" }).end(`<Error><Code>${code}</Code></Error>`);
}

/** Returns whether the signature (AWS Signature Version 4), computed anew from the received request, is correct. */
function isSigned({ headers, method = "", url = "" }: IncomingMessage): boolean {
  const scheme =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, keyId, day = "", region, names = "", signature] = scheme.exec(headers.authorization ?? "") ?? [];
  if (keyId !== KEY_ID || region !== REGION || !names.split(";").includes("host")) return false;
  const [path = "", query = ""] = url.split("?");
  const lines = names.split(";").map((name) => `${name}:${String(headers[name] ?? "").trim()}\n`);
  const payload = String(headers["x-amz-content-sha256"]);
  const canonical = [method, path, query, lines.join(""), names, payload].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash("sha256").update(canonical).digest("hex");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, digest].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer>(
    (parent, part) => createHmac("sha256", parent).update(part).digest(),
    Buffer.from(`AWS4${SECRET}`),
  );
  return createHmac("sha256", key).update(text).digest("hex") === signature;
}
