import type { RecordMutations } from "../../components/useRecordEditor.js";
import { componentMessages } from "../../components/messages.js";
import { useT } from "../../lib/useT.js";
import { useJobHuntCreateMutation, useJobHuntUpdateMutation } from "./jobhunt.generated.js";
import type { JobHuntScenario, PhaseName } from "../../schema.generated.js";
import { changeMessages } from "../../plan/step/changeMessages.js";
import { showNewJobHunt } from "./jobHuntCache.js";
import { screenMessages } from "./messages.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { changeOf, useJobHuntToasts } from "../../plan/step/useJobHuntToasts.js";

/** The initial phase and scenario of a new hunt. */
export interface Beginning {
  readonly scenario: JobHuntScenario;
  /** Null: the first phase. */
  readonly phase: PhaseName | null;
}

export type JobHuntField = "title";

/**
 * Returns the mutations that store a hunt: a new one, with its scenario, is shown at once; the lists are refetched
 * afterwards.
 */
export function useJobHuntMutations(beginning: Beginning): RecordMutations<JobHunt, JobHuntField> {
  const t = useT();
  const { showChangeToast } = useJobHuntToasts();
  const [create] = useJobHuntCreateMutation();
  const [update] = useJobHuntUpdateMutation();
  return {
    empty: { title: "" },
    textsOf: ({ name }) => ({ title: name }),
    showsOwnToast: true,
    create: async ({ id, title }) => {
      // Without a name the server would use an English one.
      const name = title.trim() || t(screenMessages.unnamed);
      const { data } = await create({
        variables: { input: { ...beginning, id, name } },
        update: (cache, answer) => answer.data && showNewJobHunt(cache, answer.data.createJobHunt.jobHunt),
      });
      const hunt = data?.createJobHunt.jobHunt;
      // Its lane may not be loaded, so the lists are refetched (spec 4).
      const change = { operation: "CREATED", kind: "JOB_HUNT", id } as const;
      if (hunt) showChangeToast(change, t(changeMessages.created, { name: hunt.name }), data.createJobHunt.logEntryId);
      return hunt;
    },
    update: async ({ id, version, title }) => {
      const { data } = await update({ variables: { input: { id, version, name: title } } });
      const hunt = data?.updateJobHunt.jobHunt;
      if (hunt) showChangeToast(changeOf(hunt), t(componentMessages.saved), data.updateJobHunt.logEntryId);
      return hunt;
    },
  };
}
