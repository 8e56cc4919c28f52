import type { RecordWays } from "../../components/useRecordEditor.js";
import { componentMessages } from "../../components/messages.js";
import { useT } from "../../lib/useT.js";
import {
  useJobHuntCreateMutation,
  useJobHuntUpdateMutation,
  type JobHuntScenario,
  type PhaseName,
} from "../../operations.generated.js";
import { changeMessages } from "./changeMessages.js";
import { showNewHunt } from "./huntCache.js";
import { screenMessages } from "./messages.js";
import type { Hunt } from "./optimistic.js";
import { useTell } from "./useTell.js";

/** How a hunt is begun. */
export interface Beginning {
  readonly scenario: JobHuntScenario;
  /** Null: the first phase. */
  readonly phase: PhaseName | null;
}

/** The one field of a hunt's form. */
export type HuntField = "title";

/** Gives the ways to store a hunt: a new one, begun as was chosen, is on show at once; the lists are read again behind it. */
export function useHuntWays(beginning: Beginning): RecordWays<Hunt, HuntField> {
  const t = useT();
  const { tellChange, reloadLists } = useTell();
  const [create] = useJobHuntCreateMutation();
  const [update] = useJobHuntUpdateMutation();
  return {
    empty: { title: "" },
    textsOf: ({ name }) => ({ title: name }),
    tellThemselves: true,
    create: async ({ id, title }) => {
      // Without a name the server would name it in English.
      const name = title.trim() || t(screenMessages.unnamed);
      const { data } = await create({
        variables: { input: { ...beginning, id, name } },
        update: (cache, answer) => answer.data && showNewHunt(cache, answer.data.createJobHunt.jobHunt),
      });
      const hunt = data?.createJobHunt.jobHunt;
      if (hunt) tellChange(t(changeMessages.created, { name: hunt.name }), data.createJobHunt.logEntryId);
      void reloadLists();
      return hunt;
    },
    update: async ({ id, version, title }) => {
      const { data } = await update({ variables: { input: { id, version, name: title } } });
      tellChange(t(componentMessages.saved), data?.updateJobHunt.logEntryId);
      return data?.updateJobHunt.jobHunt;
    },
  };
}
