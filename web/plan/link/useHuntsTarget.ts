import type { LinkRole } from "../../schema.generated.js";
import type { LinkTarget } from "./linkTarget.js";
import type { LinkedRecord, Tie } from "./ties.js";
import { useLinkChanges } from "./useLinkChanges.js";
import { useLinkMutations } from "./useLinkMutations.js";

/** The record whose hunts are linked. */
export interface LinkedOwner {
  readonly kind: "CONTACT" | "DOCUMENT" | "COMPANY";
  readonly id: string;
  readonly name: string;
  /** The role that a company gets in the hunts. */
  readonly role?: LinkRole;
}

/** Returns the place at which hunts of a record are shown before the server has the links. */
export function huntPlaceOf({ id }: Pick<LinkedOwner, "id">): string {
  return `hunts of ${id}`;
}

/** Returns what the box of a record finds, links and creates: hunts. */
export function useHuntsTarget(owner: LinkedOwner, ties: readonly Tie[]): LinkTarget {
  const { add, remove } = useLinkChanges();
  const mutations = useLinkMutations();
  const place = huntPlaceOf(owner);
  const linkOf = (jobHuntId: string) => {
    const { kind, id, role } = owner;
    return { jobHuntId, kind, id, ...(role && { role }) };
  };
  const show = (record: LinkedRecord, send: Parameters<typeof add>[2]): void =>
    void add(place, { linkId: record.id, step: null, record }, send);
  return {
    kind: "JOB_HUNT",
    jobHuntId: null,
    employerName: null,
    ties,
    link: (record) => show(record, () => mutations.link(linkOf(record.id))),
    create: (name) => {
      const id = crypto.randomUUID();
      const record = { kind: "JOB_HUNT", id, name } as const;
      show({ ...record, detail: "" }, () => mutations.create(record, linkOf(id)));
    },
    unlink: (tie) => {
      const link = { ...linkOf(tie.record.id), ...(tie.step && { step: tie.step }) };
      void remove(place, tie, () => mutations.unlink(link));
    },
  };
}
