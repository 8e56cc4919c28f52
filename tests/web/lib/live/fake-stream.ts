import { install } from "../../fake-page.js";

/** One stream of changes that a window has opened. */
export interface OpenStream {
  /** What it was opened with. */
  readonly variables: unknown;
  /** Whether the window has hung up. */
  readonly isClosed: () => boolean;
  readonly send: (change: object) => void;
  /** Sends what only says that the server is there. */
  readonly sendAlive: () => void;
  readonly end: () => void;
}

/** An answer that the test gives when it wants to. */
interface HeldAnswer {
  readonly arrive: () => void;
}

/** A server of streams, with the locks and the channel that the windows of one browser share. */
export interface FakeStreams {
  /** Every attempt to open a stream, in order. */
  readonly streams: readonly OpenStream[];
  /** What the next attempts are answered with: a status, no network, or nothing until the test says so. */
  answer: number | "NO_NETWORK" | "HELD";
  /** The answers that were held, in order. */
  readonly held: readonly HeldAnswer[];
  readonly remove: () => void;
}

/** Puts a server of streams behind `fetch`. */
export function fakeStreams(): FakeStreams {
  const streams: OpenStream[] = [];
  const held: HeldAnswer[] = [];
  const channels = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of channels)
        if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent("message", { data }));
    }
    close(): void {
      channels.delete(this);
    }
  }
  const server: FakeStreams = { streams, held, answer: 200, remove: () => remove() };
  const fetch = (_url: string, { signal, body: sent }: { signal?: AbortSignal; body: string }): Promise<Response> => {
    const { variables } = JSON.parse(sent) as { variables: unknown }; // what the client sends
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    let isClosed = false;
    signal?.addEventListener("abort", () => {
      isClosed = true;
      writer.abort(signal.reason).catch(() => undefined);
    });
    const write = (text: string): void => void writer.write(new TextEncoder().encode(text)).catch(() => undefined);
    streams.push({
      variables,
      isClosed: () => isClosed,
      send: (change) => write(`event: next\ndata: ${JSON.stringify({ data: { changes: change } })}\n\n`),
      sendAlive: () => write(":\n\n"),
      end: () => {
        write("event: complete\ndata:\n\n");
        writer.close().catch(() => undefined);
      },
    });
    if (server.answer === "NO_NETWORK") return Promise.reject(new TypeError("There is no network."));
    const headers = { "content-type": "text/event-stream" };
    if (server.answer === "HELD")
      return new Promise((resolve) => held.push({ arrive: () => resolve(new Response(body.readable, { headers })) }));
    return Promise.resolve(new Response(body.readable, { status: server.answer, headers }));
  };
  const remove = install({ BroadcastChannel: FakeChannel, fetch, navigator: { locks: fakeLocks() } });
  return server;
}

/** A lock that one holds while others wait in line, or take it from its holder. */
function fakeLocks() {
  interface Holder {
    readonly begin: () => void;
    readonly lose: () => void;
  }
  let holder: Holder | undefined;
  let line: readonly Holder[] = [];
  const leave = (who: Holder): void => {
    line = line.filter((other) => other !== who);
    if (holder !== who) return;
    holder = line[0];
    line = line.slice(1);
    holder?.begin();
  };
  return {
    request: (_name: string, options: LockOptions, work: (lock: object | null) => Promise<unknown>): Promise<unknown> =>
      new Promise((resolve, reject) => {
        if (options.ifAvailable === true && holder !== undefined) {
          work(null).then(resolve, reject);
          return;
        }
        const lose = (): void => reject(new DOMException("The lock was taken.", "AbortError"));
        const own: Holder = {
          lose,
          begin: () =>
            void work({})
              .then(resolve, reject)
              .finally(() => leave(own)),
        };
        const callOff = (): void => {
          if (holder === own) return;
          leave(own);
          lose();
        };
        options.signal?.addEventListener("abort", callOff);
        if (holder !== undefined && options.steal !== true) {
          line = [...line, own];
          return;
        }
        holder?.lose();
        holder = own;
        own.begin();
      }),
  };
}
