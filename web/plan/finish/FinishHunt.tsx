import { useEffect, useEffectEvent } from "react";
import { closeFinishQuestion } from "../step/finishQuestion.js";
import type { JobHunt } from "../step/optimistic.js";
import { useFinishFactsQuery } from "./finish.generated.js";
import { FinishDialog } from "./FinishDialog.js";
import { openAppointments, openSteps } from "./openParts.js";
import { useFinish } from "./useFinish.js";
import { serverNow } from "../../lib/environment/clock.js";

/** Finishes a hunt at once when nothing in it is open; else, or when that is not known, it asks before. */
export function FinishHunt({ hunt }: { readonly hunt: JobHunt }) {
  const { data, error } = useFinishFactsQuery({ variables: { id: hunt.id }, fetchPolicy: "network-only" });
  const steps = openSteps(data);
  const appointments = openAppointments(data, serverNow());
  const isOpen = !hunt.progress.isComplete || appointments.length > 0 || error !== undefined;
  if (isOpen) return <FinishDialog hunt={hunt} steps={steps} appointments={appointments} facts={data} />;
  return data === undefined ? null : <FinishAtOnce hunt={hunt} />;
}

function FinishAtOnce({ hunt }: { readonly hunt: JobHunt }) {
  const { finish } = useFinish(hunt);
  const run = useEffectEvent(() => {
    closeFinishQuestion();
    void finish(null);
  });
  useEffect(() => run(), []);
  return null;
}
