import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** So long nothing came on a connection that may be ended: who was just answered may be about to ask again. */
const QUIET_MS = 1_000;
/** How often is looked whether that is so. */
const LOOK_MS = 20;
/** So long nobody connected before no new connection is taken: who was told that theirs ends is making another. */
const SETTLE_MS = 300;
/** So long at most is waited for that. */
const SETTLE_MAX_MS = 3_000;

/** What is known of one open connection. */
interface Connection {
  /** Requests that came in and are not answered in full. */
  unanswered: number;
  /** How much had been read of it when it was last looked at. */
  bytesRead: number;
  /** Since when nothing came and nothing is owed. */
  quietSince: number;
}

/**
 * The connections of one server, and how they end without losing a request. Node's own `server.close()` destroys
 * whatever looks idle, also where a request has arrived and was not read yet.
 */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #answers = new Set<ServerResponse>();
  #isEnding = false;
  #accepted = 0;

  /** To be made before the server has a handler of requests. */
  constructor(private readonly server: Server) {
    server.on("connection", (socket) => this.watch(socket));
    server.on("request", (request, response) => this.follow(request.socket, response));
  }

  /** From now on every answer says that its connection ends after it, so that the next request takes another one. */
  endAfterAnswer(): void {
    this.setEnding(true);
  }

  /** Takes no new connection any more; those that were made already are served, and end after their next answer. */
  async stopListening(): Promise<void> {
    // The system resets connections that wait to be accepted, and a turn of the event loop accepts only one. While
    // connections are kept, there is no need for new ones.
    const settleMs = this.#isEnding ? SETTLE_MS : 0;
    this.setEnding(false);
    const deadline = performance.now() + SETTLE_MAX_MS;
    let [accepted, since] = [-1, 0];
    while (accepted !== this.#accepted || performance.now() - since < settleMs) {
      if (performance.now() > deadline) break;
      if (accepted !== this.#accepted) [accepted, since] = [this.#accepted, performance.now()];
      await sleep(LOOK_MS);
      await nextTurn();
    }
    NetServer.prototype.close.call(this.server);
    this.setEnding(true);
  }

  /** Resolves once every request is answered and every connection ended; cuts what is open at a time of `performance`. */
  async drain(cutAt: number): Promise<void> {
    while (this.#open.size > 0 && performance.now() < cutAt) {
      await sleep(LOOK_MS);
      // What arrived while the processor was busy is read before anything is taken for quiet.
      await nextTurn();
      this.sweep();
    }
    this.server.closeAllConnections();
  }

  private setEnding(isEnding: boolean): void {
    this.#isEnding = isEnding;
    for (const answer of this.#answers) announceEnd(answer, isEnding);
  }

  private watch(socket: Socket): void {
    this.#accepted++;
    this.#open.set(socket, { unanswered: 0, bytesRead: 0, quietSince: performance.now() });
    socket.once("close", () => this.#open.delete(socket));
  }

  private follow(socket: Socket, response: ServerResponse): void {
    const connection = this.#open.get(socket);
    if (connection !== undefined) connection.unanswered++;
    this.#answers.add(response);
    announceEnd(response, this.#isEnding);
    response.once("close", () => {
      this.#answers.delete(response);
      if (connection === undefined) return;
      connection.unanswered--;
      noteActivity(socket, connection);
    });
  }

  private sweep(): void {
    const now = performance.now();
    for (const [socket, connection] of this.#open) {
      const isQuiet = connection.unanswered === 0 && socket.bytesRead === connection.bytesRead;
      if (isQuiet && now - connection.quietSince >= QUIET_MS) socket.destroySoon();
      else if (!isQuiet) noteActivity(socket, connection);
    }
  }
}

function noteActivity(socket: Socket, connection: Connection): void {
  connection.bytesRead = socket.bytesRead;
  connection.quietSince = performance.now();
}

function announceEnd(response: ServerResponse, isEnding: boolean): void {
  if (response.headersSent) return;
  if (isEnding) response.setHeader("Connection", "close");
  else response.removeHeader("Connection");
}
