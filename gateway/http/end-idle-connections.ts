import type { Server } from "node:http";
import type { Socket } from "node:net";

interface Use {
  /** The requests that are not answered yet. */
  unanswered: number;
  /** When the last answer ended, by `performance`. */
  answeredAt: number;
}

/**
 * Ends connections that have no request for so many milliseconds after an answer, whatever else arrives: Node's own time
 * begins anew with each byte, empty lines included. They are looked at every `everyMs`.
 */
export function endIdleConnections(server: Server, idleMs: number, everyMs: number): void {
  const uses = new Map<Socket, Use>();
  server.on("request", ({ socket }, response) => {
    const use = uses.get(socket) ?? { unanswered: 0, answeredAt: 0 };
    if (!uses.has(socket)) {
      uses.set(socket, use);
      socket.once("close", () => uses.delete(socket));
    }
    use.unanswered++;
    response.once("close", () => {
      use.unanswered--;
      use.answeredAt = performance.now();
    });
  });
  const look = setInterval(() => {
    const before = performance.now() - idleMs;
    for (const [socket, { unanswered, answeredAt }] of uses) {
      if (unanswered === 0 && answeredAt < before) socket.destroy();
    }
  }, everyMs);
  look.unref();
  server.once("close", () => clearInterval(look));
}
