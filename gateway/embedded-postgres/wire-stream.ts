import { Duplex } from "node:stream";
import { EngineLost } from "./failure.js";
import type { SessionLease, SessionPool } from "./session-pool.js";
import { fatalError, readyWithoutPassword } from "./wire.js";

interface Chunk {
  readonly chunk: Buffer;
}

const TERMINATE = 0x58;
const TERMINATE_LENGTH = 5;

/**
 * Replaces the network socket of the driver `pg`: carries the same bytes to the embedded database.
 * Pool, driver and TypeORM therefore run the code they run against a PostgreSQL server.
 */
export class WireStream extends Duplex implements SessionLease {
  #isAuthenticated = false;
  #isClosing = false;

  constructor(private readonly sessions: SessionPool) {
    super({ decodeStrings: true });
  }

  /** Called by the driver with a port and a host, which are ignored. */
  connect(): this {
    this.sessions.acquire(this);
    return this;
  }

  /** Completes the connection. */
  acquired(): void {
    // In a later tick than connect(): the driver adds its listener only after that call.
    process.nextTick(() => this.emit("connect"));
  }

  /** Sends the reason as a server would, unless the client is closing, and closes the connection. */
  revoked(reason: EngineLost): void {
    if (this.destroyed) return;
    if (!this.#isClosing) this.push(fatalError(reason.sqlState, reason.message));
    setImmediate(() => this.destroy());
  }

  /** Does nothing; the driver calls it on a socket. */
  setNoDelay(): this {
    return this;
  }

  /** Does nothing; the driver calls it on a socket. */
  setKeepAlive(): this {
    return this;
  }

  /** Does nothing; the driver calls it on a socket. */
  ref(): this {
    return this;
  }

  /** Does nothing; the driver calls it on a socket. */
  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this._writev([{ chunk }], done);
  }

  override _writev(chunks: Chunk[], done: () => void): void {
    const messages = chunks.map(({ chunk }) => chunk).filter((chunk) => !isTerminate(chunk));
    this.#isClosing ||= messages.length < chunks.length;
    if (messages.length === 0) return done();
    if (!this.#isAuthenticated) {
      // The first message names the user; there is one user here, and no password.
      this.#isAuthenticated = true;
      this.push(readyWithoutPassword());
      return done();
    }
    void this.sessions.exchange(this, joined(messages)).then(
      ({ bytes }) => {
        if (!this.destroyed) this.push(Buffer.from(bytes.buffer));
        done();
      },
      (error: unknown) => {
        this.revoked(
          error instanceof EngineLost
            ? error
            : new EngineLost("57P02", "The embedded database failed.", { cause: error }),
        );
        done();
      },
    );
  }

  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.sessions.release(this);
    done(error);
  }
}

/** Returns an array of its own, so that sending it to another thread copies these bytes and not the driver's whole buffer. */
function joined(messages: readonly Buffer[]): Uint8Array {
  const all = new Uint8Array(messages.reduce((length, message) => length + message.length, 0));
  let at = 0;
  for (const message of messages) {
    all.set(message, at);
    at += message.length;
  }
  return all;
}

function isTerminate(chunk: Buffer): boolean {
  return chunk.length === TERMINATE_LENGTH && chunk[0] === TERMINATE;
}
