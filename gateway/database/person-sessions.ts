import { AsyncValue } from "../platform/async-value.js";
import { AppError } from "../platform/errors.js";

/** The most sessions of the pool that one person holds at once; the pool of a server has ten. */
const SESSIONS_MAX = 2;
/** How long a statement or a transaction waits for one of them. */
const WAIT_MS = 10_000;

/** A request of a person. */
interface PersonRequest {
  readonly personId: string;
  /** Which one it is; later ones have higher numbers. */
  readonly number: number;
  /** Why nothing more is run for it; null while something may. */
  refusal: AppError | null;
}

/** Work that waits for a session. */
interface Waiting {
  readonly request: PersonRequest;
  /** Whether nothing but statements of its own request has kept it waiting. */
  isForItself: boolean;
  readonly begin: () => void;
}

/** Who holds the sessions of a person, and what waits for one, in the order of the requests. */
interface Turns {
  /** The request of each session that is held. */
  readonly holders: PersonRequest[];
  readonly waiting: Waiting[];
}

/**
 * Lends the sessions of the pool to persons: at most two at once to each, and what waits gets one in the order of the
 * requests: one that has begun, and reads what it has written, comes before those that came later. Nobody's expensive requests keep the others from being answered.
 */
export class PersonSessions {
  private readonly request = new AsyncValue<PersonRequest>();
  private readonly turns = new Map<string, Turns>();
  private requests = 0;

  constructor(private readonly waitMs = WAIT_MS) {}

  /** Runs a request: its sessions count as the person's, and once `hold` has refused it nothing more is run for it. */
  forRequest<T>(personId: string, work: () => T): T {
    return this.request.run({ personId, number: this.requests++, refusal: null }, work);
  }

  /** Runs work whose sessions count as the owner's, unless it is part of a request already. */
  forOwner<T>(ownerId: string, work: () => T): T {
    return this.request.get() === undefined ? this.forRequest(ownerId, work) : work();
  }

  /**
   * Runs work that holds one session; the server's own never waits for it. Such work must not need another one to end.
   * After ten seconds of waiting it throws TOO_EXPENSIVE if only statements of the same request held the sessions, since
   * asked again it would be so again, else RATE_LIMITED. That, and a TOO_EXPENSIVE of the work, is what all later work of
   * the request throws: one error for all fields of an answer, which is reported once.
   */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    const request = this.request.get();
    if (request === undefined) return work();
    requireOpen(request);
    const turns = this.turnsOf(request.personId);
    const refusal = await take(turns, request, this.waitMs);
    if (refusal !== null) throw refuse(request, refusal);
    try {
      requireOpen(request);
      return await work();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Such as a lock that another person holds: what waits meanwhile does not wait for the request alone.
      if (error.code === "DATABASE_UNAVAILABLE") hinder(turns, (other) => other === request);
      if (error.code !== "TOO_EXPENSIVE") throw error;
      throw refuse(request, error);
    } finally {
      // In the turn after the next: what the request asks for next is sent in that one (`ReadBatch`), and then among what waits.
      setImmediate(() => setImmediate(() => this.end(turns, request)));
    }
  }

  private end(turns: Turns, request: PersonRequest): void {
    pass(turns, request);
    if (turns.holders.length === 0) this.turns.delete(request.personId);
  }

  private turnsOf(personId: string): Turns {
    const turns = this.turns.get(personId) ?? { holders: [], waiting: [] };
    this.turns.set(personId, turns);
    return turns;
  }
}

/** Throws what refused a request, if anything did. */
function requireOpen({ refusal }: PersonRequest): void {
  if (refusal !== null) throw refusal;
}

/** Refuses a request, unless it is refused already; returns why. */
function refuse(request: PersonRequest, refusal: AppError): AppError {
  request.refusal ??= refusal;
  return request.refusal;
}

/** Takes a session, or waits for one; returns the refusal when there was none in time. */
async function take(turns: Turns, request: PersonRequest, waitMs: number): Promise<AppError | null> {
  if (turns.holders.length < SESSIONS_MAX) {
    turns.holders.push(request);
    return null;
  }
  return new Promise((resolve) => {
    const begin = (): void => {
      clearTimeout(timer);
      resolve(null);
    };
    const turn: Waiting = { request, isForItself: turns.holders.every((holder) => holder === request), begin };
    const giveUp = (): void => {
      turns.waiting.splice(turns.waiting.indexOf(turn), 1);
      resolve(refusalOf(turn));
    };
    const timer = setTimeout(giveUp, waitMs);
    const later = turns.waiting.findIndex((other) => other.request.number > request.number);
    turns.waiting.splice(later < 0 ? turns.waiting.length : later, 0, turn);
  });
}

function refusalOf({ isForItself }: Waiting): AppError {
  return isForItself
    ? new AppError("TOO_EXPENSIVE", { refusal: "too-expensive" })
    : new AppError("RATE_LIMITED", { retryAfter: 1, refusal: "concurrency-limit" });
}

/** Passes a session of a request on to what waits first, or returns it. */
function pass(turns: Turns, from: PersonRequest): void {
  turns.holders.splice(turns.holders.indexOf(from), 1);
  const next = turns.waiting.shift();
  if (next === undefined) return;
  turns.holders.push(next.request);
  hinder(turns, (request) => request !== next.request);
  next.begin();
}

/** Notes that what these requests wait for is not only they themselves. */
function hinder(turns: Turns, areThese: (request: PersonRequest) => boolean): void {
  for (const turn of turns.waiting) turn.isForItself &&= !areThese(turn.request);
}
