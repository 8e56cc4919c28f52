import type { LinkFieldState } from "./LinkBox.js";
import { LinkField } from "./LinkField.js";
import type { LinkTarget } from "./linkTarget.js";
import type { LinkedRecord, Tie } from "./ties.js";
import { useLinkChanges } from "./useLinkChanges.js";
import { useLinkMutations } from "./useLinkMutations.js";

interface PeopleLinkFieldProps extends LinkFieldState {
  readonly company: { readonly id: string; readonly name: string };
  readonly ties: readonly Tie[];
  readonly place: string;
}

/** The field that adds a person to a company. */
export function PeopleLinkField({ company, ties, place, ...state }: PeopleLinkFieldProps) {
  const { add, remove } = useLinkChanges();
  const { setCompany, createContactAt } = useLinkMutations();
  const show = (record: LinkedRecord, send: Parameters<typeof add>[2]): void =>
    void add(place, { linkId: record.id, step: null, record }, send);
  const target: LinkTarget = {
    kind: "CONTACT",
    jobHuntId: null,
    employerName: company.name,
    ties,
    link: (record) => show(record, () => setCompany(record.id, company.id, company.id)),
    create: (name) => {
      const id = crypto.randomUUID();
      show({ kind: "CONTACT", id, name, detail: company.name }, () => createContactAt(company, id, name));
    },
    unlink: (tie) => void remove(place, tie, () => setCompany(tie.record.id, null, company.id)),
  };
  return <LinkField {...state} target={target} />;
}
