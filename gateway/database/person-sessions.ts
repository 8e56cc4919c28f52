import { AsyncLocalStorage } from "node:async_hooks";
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
  /** The number of its request. */
  readonly number: number;
  readonly begin: () => void;
}

/** The sessions that a person holds, and what waits for one, in the order of the requests. */
interface Turns {
  held: number;
  readonly waiting: Waiting[];
}

/**
 * Lends the sessions of the pool to persons: at most two at once to each, and what waits gets one in the order of the
 * requests: one that has begun, and reads what it has written, comes before those that came later. Nobody's expensive requests keep the others from being answered.
 */
export class PersonSessions {
  private readonly request = new AsyncLocalStorage<PersonRequest>();
  private readonly turns = new Map<string, Turns>();
  private requests = 0;

  constructor(private readonly waitMs = WAIT_MS) {}

  /** Runs a request: its sessions count as the person's, and once `hold` has refused it nothing more is run for it. */
  forRequest<T>(personId: string, work: () => T): T {
    return this.request.run({ personId, number: this.requests++, refusal: null }, work);
  }

  /** Runs work whose sessions count as the owner's, unless it is part of a request already. */
  forOwner<T>(ownerId: string, work: () => T): T {
    return this.request.getStore() === undefined ? this.forRequest(ownerId, work) : work();
  }

  /**
   * Runs work that holds one session; the server's own never waits for it. Such work must not need another one to end.
   * Throws RATE_LIMITED after ten seconds of waiting. That, and a TOO_EXPENSIVE of the work, is what all later work of the
   * request throws: one error for all fields of an answer, which is reported once.
   */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    const request = this.request.getStore();
    if (request === undefined) return work();
    const turns = this.turnsOf(request.personId);
    if (!(await take(turns, request.number, this.waitMs))) {
      throw (request.refusal ??= new AppError("RATE_LIMITED", { retryAfter: 1, refusal: "concurrency-limit" }));
    }
    try {
      if (request.refusal !== null) throw request.refusal;
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "TOO_EXPENSIVE") throw error;
      throw (request.refusal ??= error);
    } finally {
      // In a later turn: what the request asks for next is then among what waits.
      setImmediate(() => {
        pass(turns);
        if (turns.held === 0) this.turns.delete(request.personId);
      });
    }
  }

  private turnsOf(personId: string): Turns {
    const turns = this.turns.get(personId) ?? { held: 0, waiting: [] };
    this.turns.set(personId, turns);
    return turns;
  }
}

/** Takes a session, or waits for one; false when there was none in time. */
async function take(turns: Turns, number: number, waitMs: number): Promise<boolean> {
  if (turns.held < SESSIONS_MAX) {
    turns.held++;
    return true;
  }
  return new Promise((resolve) => {
    const begin = (): void => {
      clearTimeout(timer);
      resolve(true);
    };
    const turn: Waiting = { number, begin };
    const giveUp = (): void => {
      turns.waiting.splice(turns.waiting.indexOf(turn), 1);
      resolve(false);
    };
    const timer = setTimeout(giveUp, waitMs);
    const later = turns.waiting.findIndex((other) => other.number > number);
    turns.waiting.splice(later < 0 ? turns.waiting.length : later, 0, turn);
  });
}

/** Passes a session on to what waits first, or returns it. */
function pass(turns: Turns): void {
  const next = turns.waiting.shift();
  if (next === undefined) turns.held--;
  else next.begin();
}
