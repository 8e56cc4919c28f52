import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import "./on-both-databases.js";

/** A TCP proxy that can go silent, like a network that drops every packet. */
export interface TcpProxy {
  readonly port: number;
  /** Stops all traffic without closing connections; new connections are accepted and stay silent too. */
  pause(): void;
  /** Resumes all traffic, buffered data first. */
  resume(): void;
  close(): Promise<void>;
}

/** Listens on a free port and forwards everything to the target. */
export async function startTcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isPaused = false;
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on("data", (bytes) => to.write(bytes));
    from.on("error", () => to.destroy());
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
    if (isPaused) from.pause();
  };
  const server = createServer((near) => {
    const far = connect(target);
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server's address is an object
  return {
    port,
    pause: () => {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
