import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import {
  createServer as createRawServer,
  type AddressInfo,
  type LookupFunction,
  type Server,
  type Socket,
} from "node:net";

/** A site on this machine, for tests of page fetching. */
export interface WebMock {
  readonly port: number;
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string;
  /** Every received request, in order. */
  readonly requests: IncomingMessage[];
  /** How many connections were opened, whether or not a request came. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts a site with the given listener, reachable on every loopback address of both families. */
export async function startWebMock(answer: RequestListener = okPage): Promise<WebMock> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  return listen(server, requests);
}

/** Starts a raw TCP site: the given function writes the bytes once a request's first bytes arrived. */
export async function startRawMock(answer: (socket: Socket) => void): Promise<WebMock> {
  return listen(
    createRawServer((socket) => {
      socket.on("error", () => {}); // the client may disconnect at any time
      socket.once("data", () => answer(socket));
    }),
    [],
  );
}

/** Returns a resolver of the given function: addresses for a name, or undefined for "no such name". */
export function lookupOf(resolve: (hostname: string) => readonly string[] | undefined): LookupFunction {
  return (hostname, options, callback) => {
    const found = resolve(hostname)?.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    const first = found?.[0];
    process.nextTick(() => {
      if (found === undefined || first === undefined) {
        callback(Object.assign(new Error("no such name"), { code: "ENOTFOUND" }), "", 4);
      } else if (options.all === true) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

/** A valid advert page, long enough to be accepted. */
export const ADVERT_HTML =
  "<!doctype html><html><head><title>Baker</title></head><body><h1>Baker</h1>" +
  "<p>Acme Bakery looks for a baker in Ghent. You bake bread from four in the morning.</p></body></html>";

/** Answers with the valid advert page. */
export const okPage: RequestListener = (_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8").end(ADVERT_HTML);
};

async function listen(server: Server, requests: IncomingMessage[]): Promise<WebMock> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on("connection", (socket: Socket) => {
    connections++;
    sockets.add(socket.once("close", () => sockets.delete(socket)));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has this shape
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    requests,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
