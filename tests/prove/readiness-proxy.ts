import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";

/** How often the proxy asks each server whether it is ready. */
const POLL_MS = 500;

/** A proxy as an operator would put it in front: it looks at `/readyz`, keeps connections, and sends nothing twice. */
export interface ReadinessProxy {
  /** True while every server behind it is ready. */
  isWhole(): boolean;
  close(): Promise<void>;
}

/** Starts a proxy on a port, in front of the servers of this machine on the others. */
export async function startReadinessProxy(port: number, behind: readonly number[]): Promise<ReadinessProxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;
  const poll = async (): Promise<void> => {
    await Promise.all(
      behind.map(async (server) => {
        const isReady = await fetch(`http://127.0.0.1:${server}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) ready.add(server);
        else ready.delete(server);
      }),
    );
  };
  const server = createServer((incoming, outgoing) => {
    const able = behind.filter((candidate) => ready.has(candidate));
    const chosen = able[turn++ % able.length];
    if (chosen === undefined) outgoing.writeHead(503).end();
    else pass(incoming, outgoing, agent, chosen);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  await poll();
  const timer = setInterval(() => void poll(), POLL_MS);
  return {
    isWhole: () => ready.size === behind.length,
    close: async () => {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await once(server, "close");
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, agent: Agent, port: number): void {
  // Each connection of the two is kept or ended by itself.
  const { connection: _own, ...headers } = incoming.headers;
  const { method, url: path } = incoming;
  const sent = request({ agent, host: "127.0.0.1", port, method, path, headers }, (answer) => {
    const { connection: _theirs, "keep-alive": _time, ...rest } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, rest);
    answer.pipe(outgoing);
    answer.on("error", () => outgoing.destroy());
  });
  sent.on("error", (error) => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end(error.message);
  });
  incoming.pipe(sent);
}
