import { useMemo, useRef } from "react";
import { placeOf } from "../link/useJobHuntTies.js";
import { useLinkChanges } from "../link/useLinkChanges.js";
import { useLinkMutations } from "../link/useLinkMutations.js";
import type { Person } from "./people.js";

/** Changes the people of a form. */
export type ChangePeople = (change: (people: readonly Person[]) => readonly Person[]) => void;

/** How the people of a form are changed. */
export interface FormPeople {
  readonly add: (person: Person) => void;
  /** Creates a contact of the hunt, and adds it at once; it goes again when the server refuses it. */
  readonly create: (name: string) => void;
  readonly remove: (id: string) => void;
  /** Resolves when the server has answered to every new contact. */
  readonly settled: () => Promise<void>;
}

/** Returns how the people of a form are changed; new contacts are linked with the hunt. */
export function usePeople(jobHuntId: string, change: ChangePeople): FormPeople {
  const { add: addTie } = useLinkChanges();
  const { create } = useLinkMutations();
  const pending = useRef<Promise<unknown>>(Promise.resolve());
  return useMemo(() => {
    const remove = (id: string): void => change((people) => people.filter((one) => one.id !== id));
    const add = (person: Person): void =>
      change((people) => (people.some(({ id }) => id === person.id) ? people : [...people, person]));
    const send = async ({ id, name }: Person): Promise<void> => {
      const tie = { linkId: id, step: null, record: { kind: "CONTACT", id, name, detail: "" } } as const;
      const link = { jobHuntId, kind: "CONTACT", id } as const;
      const isMade = await addTie(placeOf(jobHuntId, "CONTACT", undefined), tie, () =>
        create({ kind: "CONTACT", id, name }, link),
      );
      if (!isMade) remove(id);
    };
    return {
      add,
      remove,
      create: (name) => {
        const person = { id: crypto.randomUUID(), name };
        add(person);
        pending.current = Promise.all([pending.current, send(person)]);
      },
      settled: async () => void (await pending.current),
    };
  }, [jobHuntId, change, addTie, create]);
}
