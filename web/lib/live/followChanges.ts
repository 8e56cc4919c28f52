import { MISSED_WITHIN_MS_MAX } from "../../../schema/limits.js";
import { holdLock, tryLock } from "../environment/locks.js";
import type { GetToken } from "../accessTokens.js";
import { openStream, type Change, type StreamEnd } from "./openStream.js";

/** A message between the windows of one browser: a change, missed changes, or a heartbeat of the listening window. */
type Word = { readonly change: Change } | { readonly missed: true } | { readonly alive: true };

interface FollowOptions {
  readonly person: string;
  readonly getToken: GetToken;
  /** When the page began to read what it shows, as `performance.now()` returned it. */
  readonly readSince: number;
  readonly onChange: (change: Change) => void;
  /** Changes may have been missed: the shown data must be refetched. */
  readonly onMissed: () => void;
}

/** A window that receives no message for so long takes over from the one that should listen. */
const SILENCE_MS = 40_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [500, 30_000];
/** The server counts back from the arrival of a request, which may take so long; after one that took longer all is asked for. */
const ON_ITS_WAY_MS = 2_000;

/**
 * Why a window listens: it was just loaded and no other did, it is the next one in line, or it takes over from one that is
 * silent. What the first one missed is what was changed since it began to read, which the server knows.
 */
type Turn = "FIRST" | "NEXT" | "STEAL";

/**
 * Calls back on changes until it is stopped. While the page is left nothing is open, so that the browser can bring it
 * back as it was; then changes may have been missed.
 */
export function followChanges(options: FollowOptions): () => void {
  let stop = follow(options, "FIRST");
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener("pagehide", () => stop(), { signal });
  window.addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (!persisted) return;
      stop = follow(options, "NEXT");
      options.onMissed();
    },
    { signal },
  );
  return () => {
    over.abort();
    stop();
  };
}

/**
 * Calls back on changes until it is stopped. A browser allows six connections to one host, so one window is the leader
 * and listens for all: the one that holds the lock. When it is closed, or suspended, the next one takes over, and
 * tells all that changes may have been missed once its stream is open: those between the two streams reached nobody.
 */
function follow(options: FollowOptions, first: Turn): () => void {
  const name = `live:${options.person}`;
  const channel = new BroadcastChannel(name);
  const stopped = new AbortController();
  let heardAt = performance.now();

  const hear = (word: Word): void => {
    heardAt = performance.now();
    if ("change" in word) options.onChange(word.change);
    else if ("missed" in word) options.onMissed();
  };
  const tell = (word: Word): void => {
    channel.postMessage(word);
    hear(word);
  };
  // Only windows of this app post to this channel.
  channel.addEventListener("message", ({ data }: MessageEvent<Word>) => hear(data));

  const lead = async (turn: Turn): Promise<void> => {
    const lost = new AbortController();
    const signal = AbortSignal.any([stopped.signal, lost.signal]);
    const { getToken, readSince } = options;
    const work = (own: Turn): Promise<void> => listen({ signal, turn: own, getToken, readSince, tell });
    try {
      if (turn === "FIRST" && (await tryLock(name, () => work("FIRST")))) return;
      // A waiting lock request can be aborted, one that steals the lock cannot.
      const request: LockOptions = turn === "STEAL" ? { steal: true } : { signal: stopped.signal };
      await holdLock(name, request, () => work("NEXT"));
    } catch (error) {
      lost.abort();
      // Another window has stolen the lock because this one seemed suspended; it requests the lock again.
      const isTakenOver = error instanceof DOMException && error.name === "AbortError";
      if (isTakenOver && !stopped.signal.aborted) await lead("NEXT");
    }
  };
  const wake = (): void => {
    if (document.hidden || performance.now() - heardAt < SILENCE_MS) return;
    options.onMissed();
    void lead("STEAL");
  };
  document.addEventListener("visibilitychange", wake, { signal: stopped.signal });
  void lead(first);
  return () => {
    stopped.abort();
    channel.close();
  };
}

interface ListenOptions {
  readonly signal: AbortSignal;
  readonly turn: Turn;
  readonly getToken: GetToken;
  readonly readSince: number;
  readonly tell: (word: Word) => void;
}

/**
 * Listens until it is aborted or the user is not allowed; reconnects with a backoff whenever the connection is lost.
 */
async function listen({ signal, turn, getToken, readSince, tell }: ListenOptions): Promise<void> {
  let isFirst = turn === "FIRST";
  let sent: string | undefined;
  let pause = FIRST_PAUSE_MS;
  const onAlive = (): void => tell({ alive: true });
  const onChange = (change: Change): void => tell(change.operation === "MISSED" ? { missed: true } : { change });
  const open = async (): Promise<StreamEnd> => {
    const isNew = isFirst;
    isFirst = false;
    sent = await getToken();
    const sentAt = performance.now();
    const withinMs = Math.ceil(sentAt - readSince) + ON_ITS_WAY_MS;
    const missedWithinMs = isNew && withinMs <= MISSED_WITHIN_MS_MAX ? withinMs : undefined;
    const onOpen = (): void => {
      pause = FIRST_PAUSE_MS;
      const isLate = performance.now() - sentAt > ON_ITS_WAY_MS;
      if (missedWithinMs === undefined || isLate) tell({ missed: true });
    };
    return openStream({ token: sent, missedWithinMs, onOpen, onAlive, onChange }, signal);
  };
  while (!signal.aborted) {
    const end = await open().catch(() => "NETWORK");
    if (end === "NOT_ALLOWED") return;
    // If renewal fails, getToken ends the session or the next attempt retries.
    if (end === "UNAUTHENTICATED") await getToken({ refused: sent }).catch(() => undefined);
    await sleep(pause * (0.5 + Math.random()), signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Resolves after the delay, or earlier when the network returns or the signal aborts. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const wake = (): void => {
      done.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    window.addEventListener("online", wake, { signal: done.signal });
    signal.addEventListener("abort", wake, { signal: done.signal });
    if (signal.aborted) wake();
  });
}
