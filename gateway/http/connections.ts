import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/**
 * The time without data before a connection may be ended: a client that was just answered may be about to ask again.
 */
const QUIET_MS = 1_000;
/** The interval between two checks for it. */
const LOOK_MS = 20;
/**
 * The time without a new connection before none is accepted: a client whose connection was closed is making another.
 */
const SETTLE_MS = 300;
/** The maximum wait for it. */
const SETTLE_MAX_MS = 3_000;

/** The state of one open connection. */
interface Connection {
  /** Requests that were received and are not answered in full. */
  unanswered: number;
  /** The number of bytes read at the last check. */
  bytesRead: number;
  /** The time since which nothing was received and no answer is due. */
  quietSince: number;
}

/**
 * The connections of one server, and how they end without losing a request. Node's own `server.close()` destroys
 * connections that look idle, also where a request has arrived and was not read yet.
 */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #answers = new Set<ServerResponse>();
  #isEnding = false;
  #accepted = 0;

  /** Must be called before the server has a handler of requests. */
  constructor(private readonly server: Server) {
    server.on("connection", (socket) => this.watch(socket));
    server.on("request", (request, response) => this.follow(request.socket, response));
  }

  /**
   * Ends from now on every connection that has had no request for so many milliseconds after an answer, whatever else arrives:
   * Node's own time begins anew with each byte, empty lines included. They are looked at every `everyMs`.
   */
  endIdle(idleMs: number, everyMs: number): void {
    const look = setInterval(() => {
      const before = performance.now() - idleMs;
      for (const [socket, { unanswered, quietSince }] of this.#open) {
        if (unanswered === 0 && quietSince < before) socket.destroy();
      }
    }, everyMs);
    look.unref();
    this.server.once("close", () => clearInterval(look));
  }

  /** Makes every further answer close its connection, so that the next request takes another one. */
  endAfterAnswer(): void {
    this.setEnding(true);
  }

  /** Accepts no further connection; existing ones are served, and end after their next answer. */
  async stopListening(): Promise<void> {
    // The system resets connections that wait to be accepted, and an iteration of the event loop accepts only one.
    // While connections are kept, there is no need for new ones.
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

  /**
   * Resolves once every request is answered and every connection ended; destroys those still open at a time of
   * `performance`.
   */
  async drain(cutAt: number): Promise<void> {
    while (this.#open.size > 0 && performance.now() < cutAt) {
      await sleep(LOOK_MS);
      // Data that arrived while the processor was busy is read before a connection counts as quiet.
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
