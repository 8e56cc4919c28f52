/** The readiness of this process; `reason` is a sentence for the operator and names neither persons nor versions. */
export type Readiness =
  | { readonly status: "ready" }
  /** Queries work, changes are refused. */
  | { readonly status: "read-only"; readonly reason: string }
  /** No request should be sent to this process. */
  | { readonly status: "unavailable"; readonly reason: string };

/** Checks whether one thing that the process depends on is available. */
export type CheckReadiness = () => Promise<Readiness>;

/** Every dependency is available. */
export const READY: Readiness = { status: "ready" };

const LIMIT_MS = 2_000;

/**
 * Returns one check of several, asked in their order: the first `unavailable` ends it, otherwise the first `read-only`
 * counts. It answers within two seconds, and never rejects; a check that takes longer, or throws, is unavailable.
 * Concurrent callers share one run.
 */
export function checkInTurn(checks: readonly CheckReadiness[]): CheckReadiness {
  let running: Promise<Readiness> | undefined;
  return () => {
    running ??= runInTurn(checks)
      .catch((): Readiness => ({ status: "unavailable", reason: "A check failed." }))
      .finally(() => (running = undefined));
    return within(LIMIT_MS, running);
  };
}

async function runInTurn(checks: readonly CheckReadiness[]): Promise<Readiness> {
  let worst = READY;
  for (const check of checks) {
    const answer = await check();
    if (answer.status === "unavailable") return answer;
    if (worst.status === "ready") worst = answer;
  }
  return worst;
}

async function within(limitMs: number, answer: Promise<Readiness>): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Readiness>((resolve) => {
    const reason = `No answer within ${limitMs / 1000} seconds.`;
    timer = setTimeout(() => resolve({ status: "unavailable", reason }), limitMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
