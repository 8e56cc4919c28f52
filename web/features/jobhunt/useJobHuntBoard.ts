import { skipToken } from "@apollo/client/react";
import { useCallback, useMemo, useState } from "react";
import { useFirstDeferred } from "../../lib/useFirstDeferred.js";
import { PHASES } from "../../components/line/hue.js";
import {
  JobHuntPageDocument,
  useJobHuntBoardQuery,
  useJobHuntOpenQuery,
  type JobHuntBoardQuery,
} from "./jobhunt.generated.js";
import type { JobHuntStatus, PhaseName } from "../../schema.generated.js";
import { boardVariables, LANE_PAGE } from "./boardVariables.js";
import type { JobHuntScreen } from "./messages.js";
import { shownHunts } from "./shownHunts.js";
import type { JobHunt, WholeHunt } from "../../plan/step/optimistic.js";

/** A list that is fetched page by page: the hunts of a phase, or the terminated ones. */
type LaneName = PhaseName | "TERMINATED";

/** A lane of the board: its loaded hunts, and whether there are more. */
export interface Lane<N extends LaneName = LaneName> {
  readonly name: N;
  readonly hunts: readonly JobHunt[];
  readonly hasMore: boolean;
}

/** The open hunt with its steps, which a list of hunts is fetched without. */
export interface OpenHunt {
  /** Undefined while it is loading, or could not be loaded, or none is open. */
  readonly hunt: WholeHunt | undefined;
  readonly error: unknown;
  readonly reload: () => Promise<unknown>;
}

export interface JobHuntBoard {
  /** False until the first answer. */
  readonly isKnown: boolean;
  /** Those of the phases of the screen. */
  readonly hunts: readonly JobHunt[];
  /** The open hunt, when it is in another phase than those of the screen; null otherwise. */
  readonly elsewhere: JobHunt | null;
  readonly open: OpenHunt;
  readonly lanes: readonly Lane<PhaseName>[];
  readonly terminated: Lane<"TERMINATED">;
  /** Of what is not known yet: whether it may still come. */
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly reload: () => Promise<unknown>;
  readonly showMore: (name: LaneName) => Promise<void>;
  /** The lane whose next page is loading. */
  readonly busyLane: LaneName | null;
}

/**
 * Fetches the hunts of a screen lane by lane, newest first; the open one is included even when its page is not loaded.
 */
export function useJobHuntBoard(screen: JobHuntScreen, openId: string | undefined): JobHuntBoard {
  const phase = screen === "ALL" ? null : screen;
  const shown = useMemo(() => PHASES.filter((name) => phase === null || phase === name), [phase]);
  const {
    data: arrived,
    loading,
    error,
    refetch,
    fetchMore,
  } = useJobHuntBoardQuery({ variables: boardVariables(screen) });
  const data = useFirstDeferred(arrived);
  const fetched = useMemo(() => (data === undefined ? [] : everyJobHunt(data)), [data]);
  const open = useOpenHunt(openId);
  const further = fetched.some((hunt) => hunt.id === openId) ? undefined : open.hunt;
  const { hunts, elsewhere } = useMemo(
    () => shownHunts(further ? [...fetched, further] : fetched, shown, openId),
    [fetched, further, shown, openId],
  );
  const lanes = useMemo(() => shown.map((name) => laneOf(name, hunts, data ?? {})), [shown, hunts, data]);
  const terminated = useMemo(() => terminatedOf(hunts, data ?? {}), [hunts, data]);
  const [busyLane, setBusyLane] = useState<LaneName | null>(null);
  const showMore = useCallback(
    async (name: LaneName) => {
      const page = nextPage(name, data ?? {}, phase);
      if (page === undefined) return;
      setBusyLane(name);
      try {
        await fetchMore({ query: JobHuntPageDocument, variables: { first: LANE_PAGE, ...page } });
      } finally {
        setBusyLane(null);
      }
    },
    [data, phase, fetchMore],
  );
  return {
    isKnown: data !== undefined,
    hunts,
    elsewhere,
    open,
    lanes,
    terminated,
    // What has arrived may not be rendered yet.
    isLoading: loading || error === undefined,
    error,
    reload: refetch,
    showMore,
    busyLane,
  };
}

function useOpenHunt(id: string | undefined): OpenHunt {
  const { data, error, refetch } = useJobHuntOpenQuery(id === undefined ? skipToken : { variables: { id } });
  // While another one is fetched, and after it was closed, the client may still have the former.
  const hunt = data?.jobHunt?.id === id ? data?.jobHunt : undefined;
  return { hunt: hunt ?? undefined, error, reload: refetch };
}

type Connections = Partial<JobHuntBoardQuery>;
type ConnectionName = "preparing" | "applying" | "interviewing" | "accepting" | "finished" | "terminated";

const CONNECTION_OF: Readonly<Record<PhaseName, ConnectionName>> = {
  PREPARING: "preparing",
  APPLYING: "applying",
  INTERVIEWING: "interviewing",
  ACCEPTING: "accepting",
};

/** Returns every fetched hunt once: after a change it may still be in the list of its former phase. */
function everyJobHunt(board: Connections): JobHunt[] {
  const names: readonly ConnectionName[] = [...PHASES.map((name) => CONNECTION_OF[name]), "finished", "terminated"];
  const byId = new Map<string, JobHunt>();
  for (const name of names) {
    for (const hunt of board[name]?.nodes ?? []) byId.set(hunt.id, hunt);
  }
  return [...byId.values()];
}

function laneOf(name: PhaseName, hunts: readonly JobHunt[], board: Connections): Lane<PhaseName> {
  const own = hunts.filter((hunt) => hunt.currentPhase === name && hunt.status !== "TERMINATED");
  const isDone = (hunt: JobHunt): number => Number(hunt.status === "DONE");
  // Finished hunts are at the end of the last lane.
  const sorted = own.toSorted((a, b) => isDone(a) - isDone(b) || newestFirst(a, b));
  return { name, hunts: sorted, hasMore: nextPage(name, board, null) !== undefined };
}

function terminatedOf(hunts: readonly JobHunt[], board: Connections): Lane<"TERMINATED"> {
  const own = hunts.filter((hunt) => hunt.status === "TERMINATED").toSorted(newestFirst);
  return { name: "TERMINATED", hunts: own, hasMore: nextPage("TERMINATED", board, null) !== undefined };
}

/** Ids are ordered by time, and the server sorts by them. */
function newestFirst(a: JobHunt, b: JobHunt): number {
  return a.id < b.id ? 1 : -1;
}

/**
 * Returns the variables for the next page of a lane, with the same arguments as its first, or undefined after the last.
 */
function nextPage(name: LaneName, board: Connections, screenPhase: PhaseName | null) {
  if (name === "TERMINATED") return after(board.terminated, { status: "TERMINATED", phase: screenPhase });
  const own = after(board[CONNECTION_OF[name]], { status: "ACTIVE", phase: name });
  return own ?? (name === "ACCEPTING" ? after(board.finished, { status: "DONE" }) : undefined);
}

function after<T extends { readonly status: JobHuntStatus; readonly phase?: PhaseName | null }>(
  connection: Connections[ConnectionName],
  list: T,
): (T & { readonly after: string | null }) | undefined {
  const info = connection?.pageInfo;
  return info?.hasNextPage ? { ...list, after: info.endCursor } : undefined;
}
