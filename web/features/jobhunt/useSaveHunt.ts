import { useCallback, useState } from "react";
import { uuidv7 } from "uuidv7";
import { componentMessages } from "../../components/messages.js";
import { readProblem } from "../../lib/readProblem.js";
import { useT } from "../../lib/useT.js";
import {
  useJobHuntCreateMutation,
  useJobHuntRenameMutation,
  type JobHuntScenario,
  type PhaseName,
} from "../../operations.generated.js";
import { changeMessages } from "./changeMessages.js";
import { screenMessages } from "./messages.js";
import type { Hunt } from "./optimistic.js";
import { useTell } from "./useTell.js";

/** How a hunt is begun. */
export interface Beginning {
  /** Made in the browser, so that a repeated Save never makes two. */
  readonly id: string;
  readonly scenario: JobHuntScenario;
  /** Null: the first phase. */
  readonly phase: PhaseName | null;
}

/** Makes a beginning with an id of its own. */
export function newBeginning(scenario: JobHuntScenario, phase: PhaseName | null): Beginning {
  return { id: uuidv7(), scenario, phase };
}

/** Stores a new hunt or the new name of one; resolves to undefined when that failed, and `error` says why. */
export function useSaveHunt() {
  const t = useT();
  const { tellChange, reloadLists } = useTell();
  const [create, { loading: isCreating }] = useJobHuntCreateMutation();
  const [rename, { loading: isRenaming }] = useJobHuntRenameMutation();
  const [error, setError] = useState<unknown>(undefined);
  const attempt = useCallback(
    async (save: () => Promise<Hunt | undefined>): Promise<Hunt | undefined> => {
      setError(undefined);
      try {
        return await save();
      } catch (failure) {
        // Shown above the form, which stays as it was typed, beside what the server knows now.
        if (readProblem(failure).code === "CONFLICT") await reloadLists();
        setError(failure);
        return undefined;
      }
    },
    [reloadLists],
  );
  const createHunt = useCallback(
    (name: string, beginning: Beginning) =>
      attempt(async () => {
        // The server would name it in English.
        const given = name.trim() || t(screenMessages.unnamed);
        const { data } = await create({ variables: { input: { ...beginning, name: given } } });
        const hunt = data?.createJobHunt.jobHunt;
        await reloadLists();
        if (hunt) tellChange(t(changeMessages.created, { name: hunt.name }), data.createJobHunt.logEntryId);
        return hunt;
      }),
    [attempt, create, reloadLists, t, tellChange],
  );
  const renameHunt = useCallback(
    (name: string, { id, version }: Hunt) =>
      attempt(async () => {
        const { data } = await rename({ variables: { input: { id, name, version } } });
        tellChange(t(componentMessages.saved), data?.renameJobHunt.logEntryId);
        return data?.renameJobHunt.jobHunt;
      }),
    [attempt, rename, t, tellChange],
  );
  return { createHunt, renameHunt, error, isBusy: isCreating || isRenaming };
}
