/** The phases in their order; the index after the last one means DONE. */
export const PHASES = ["PREPARING", "APPLYING", "INTERVIEWING", "ACCEPTING"] as const;

/** The steps in the model, one of a phase and one of the whole hunt; all others stay untouched. */
export const STEPS = ["DECIDE_ON_JOB", "CAPTURE_JOB_DETAILS"] as const;

type Step = (typeof STEPS)[number];
type StepStatus = "INACTIVE" | "ACTIVE" | "DONE" | "SKIPPED";

/** A request about a hunt: the mutation, and the other values of its input. */
export type JobHuntRequest =
  | { readonly asks: "advanceJobHunt"; readonly from: number }
  | { readonly asks: "activatePhase"; readonly to: number }
  | { readonly asks: "terminateJobHunt"; readonly reason: string | null }
  | { readonly asks: "reopenJobHunt" | "deleteJobHunt" | "restore" }
  | { readonly asks: "openStep" | "completeStep" | "resetStep" | "skipStep"; readonly step: Step };

/** The result of a request: a change or none, or one of the refusals that a caller can handle. */
export type Outcome = "CHANGED" | "UNCHANGED" | "NOT_FOUND" | "ILLEGAL_TRANSITION";

/** The state of a hunt in the model. */
export interface JobHuntState {
  readonly isBinned: boolean;
  readonly status: "ACTIVE" | "DONE" | "TERMINATED";
  /** An index of `PHASES`. */
  readonly phase: number;
  readonly reason: string | null;
  readonly steps: Readonly<Record<Step, StepStatus>>;
}

/** The state of a new hunt. */
export const NEW_HUNT: JobHuntState = {
  isBinned: false,
  status: "ACTIVE",
  phase: 0,
  reason: null,
  steps: { DECIDE_ON_JOB: "INACTIVE", CAPTURE_JOB_DETAILS: "INACTIVE" },
};

/** Returns a request's input as GraphQL text. */
export function inputOf(id: string, request: JobHuntRequest): string {
  switch (request.asks) {
    case "advanceJobHunt":
      return `id: "${id}", from: ${PHASES[request.from] ?? ""}`;
    case "activatePhase":
      return `id: "${id}", phase: ${PHASES[request.to] ?? ""}`;
    case "terminateJobHunt":
      return `id: "${id}", reason: ${JSON.stringify(request.reason)}`;
    case "restore":
      return `kind: JOB_HUNT, id: "${id}"`;
    case "reopenJobHunt":
    case "deleteJobHunt":
      return `id: "${id}"`;
    default:
      return `jobHuntId: "${id}", step: ${request.step}`;
  }
}

const MAKES = { openStep: "ACTIVE", completeStep: "DONE", resetStep: "INACTIVE", skipStep: "SKIPPED" } as const;

/**
 * Returns the state of a hunt after a request and the result, by a second, independent implementation of the
 * specification.
 */
export function ask(hunt: JobHuntState, request: JobHuntRequest): readonly [JobHuntState, Outcome] {
  if (request.asks === "restore") return become(hunt, { isBinned: false });
  if (hunt.isBinned) return [hunt, request.asks === "deleteJobHunt" ? "UNCHANGED" : "NOT_FOUND"];
  switch (request.asks) {
    case "deleteJobHunt":
      return become(hunt, { isBinned: true });
    case "advanceJobHunt": {
      const stage = stageOf(hunt);
      if (request.from < stage) return [hunt, "UNCHANGED"];
      if (request.from > stage || hunt.status === "TERMINATED") return [hunt, "ILLEGAL_TRANSITION"];
      return become(hunt, stage === PHASES.length - 1 ? { status: "DONE" } : { phase: stage + 1 });
    }
    case "activatePhase":
      if (hunt.status === "TERMINATED" || request.to > hunt.phase + 1) return [hunt, "ILLEGAL_TRANSITION"];
      return become(hunt, { status: "ACTIVE", phase: request.to });
    case "terminateJobHunt":
      if (hunt.status === "TERMINATED" && hunt.reason !== request.reason) return [hunt, "ILLEGAL_TRANSITION"];
      return become(hunt, { status: "TERMINATED", reason: request.reason });
    case "reopenJobHunt":
      return become(hunt, { status: "ACTIVE", reason: null });
    case "openStep":
    case "completeStep":
    case "resetStep":
    case "skipStep": {
      const isRefused = request.asks === "skipStep" && hunt.steps[request.step] === "DONE";
      if (hunt.status === "TERMINATED" || isRefused) return [hunt, "ILLEGAL_TRANSITION"];
      return become(hunt, { steps: { ...hunt.steps, [request.step]: MAKES[request.asks] } });
    }
  }
}

/** Returns a hunt as its owner reads it: null while it is in the trash. */
export function seen(hunt: JobHuntState): object | null {
  if (hunt.isBinned) return null;
  const stage = stageOf(hunt);
  return {
    status: hunt.status,
    currentPhase: PHASES[hunt.phase],
    terminationReason: hunt.reason,
    isDated: hunt.status === "TERMINATED",
    // No phase is ever complete, because most of its steps stay untouched.
    phases: PHASES.map((_, at) => {
      if (at === stage) return "ACTIVE";
      return at < stage ? "NOT_DONE" : "INACTIVE";
    }),
    steps: hunt.steps,
  };
}

/**
 * Returns every possible state of a hunt after concurrent requests with these results: one for each serial order that
 * yields the same results. Empty when there is no such order.
 */
export function possibleAfter(
  hunt: JobHuntState,
  answered: readonly (readonly [JobHuntRequest, Outcome])[],
): readonly JobHuntState[] {
  if (answered.length === 0) return [hunt];
  return answered.flatMap(([request, outcome], at) => {
    const [next, expected] = ask(hunt, request);
    return expected === outcome ? possibleAfter(next, answered.toSpliced(at, 1)) : [];
  });
}

function stageOf({ status, phase }: JobHuntState): number {
  return status === "DONE" ? PHASES.length : phase;
}

function become(hunt: JobHuntState, change: Partial<JobHuntState>): readonly [JobHuntState, Outcome] {
  const next = { ...hunt, ...change };
  return [next, JSON.stringify(next) === JSON.stringify(hunt) ? "UNCHANGED" : "CHANGED"];
}
