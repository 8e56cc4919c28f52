import { Duplex } from "node:stream";
import { EngineLost } from "./failure.js";
import type { DeskClient, SessionDesk } from "./session-desk.js";
import { fatalError, greeting } from "./wire.js";

interface Chunk {
  readonly chunk: Buffer;
}

const TERMINATE = 0x58;
const TERMINATE_LENGTH = 5;

/**
 * What the driver `pg` takes for its network socket: the same bytes, but they go to the embedded database.
 * So pool, driver and TypeORM run the very code they run against a PostgreSQL server.
 */
export class WireStream extends Duplex implements DeskClient {
  #isGreeted = false;
  #isLeaving = false;

  constructor(private readonly desk: SessionDesk) {
    super({ decodeStrings: true });
  }

  /** Called by the driver with a port and a host, which mean nothing here. */
  connect(): this {
    this.desk.enter(this);
    return this;
  }

  /** It is this client's turn. */
  admit(): void {
    // Never in the same breath as connect(): the driver listens only after it.
    process.nextTick(() => this.emit("connect"));
  }

  /** Says why, as a server would, and hangs up; a client that is leaving anyway need not hear it. */
  dismiss(reason: EngineLost): void {
    if (this.destroyed) return;
    if (!this.#isLeaving) this.push(fatalError(reason.sqlState, reason.message));
    setImmediate(() => this.destroy());
  }

  /** For the driver, which knows sockets. */
  setNoDelay(): this {
    return this;
  }

  /** For the driver, which knows sockets. */
  setKeepAlive(): this {
    return this;
  }

  /** For the driver, which knows sockets. */
  ref(): this {
    return this;
  }

  /** For the driver, which knows sockets. */
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
    this.#isLeaving ||= messages.length < chunks.length;
    if (messages.length === 0) return done();
    if (!this.#isGreeted) {
      // The first thing a client says is who it is; this server has one user and no password.
      this.#isGreeted = true;
      this.push(greeting());
      return done();
    }
    void this.desk.exchange(this, joined(messages)).then(
      ({ bytes }) => {
        if (!this.destroyed) this.push(Buffer.from(bytes.buffer));
        done();
      },
      (error: unknown) => {
        this.dismiss(
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
    this.desk.leave(this);
    done(error);
  }
}

/** An array of its own, so that handing it to another thread copies these bytes and not the driver's whole buffer. */
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
