import type { LinkFieldState } from "./LinkBox.js";
import { LinkField } from "./LinkField.js";
import type { LinkTarget } from "./linkTarget.js";
import type { LinkedRecord, Tie } from "./ties.js";
import { useLinkChanges } from "./useLinkChanges.js";
import { useLinkMutations } from "./useLinkMutations.js";

interface CompanyLinkFieldProps extends LinkFieldState {
  readonly contact: { readonly id: string; readonly name: string };
  readonly ties: readonly Tie[];
  readonly place: string;
}

/** The field that sets the company at which a contact works. */
export function CompanyLinkField({ contact, ties, place, ...state }: CompanyLinkFieldProps) {
  const { add, remove } = useLinkChanges();
  const { setCompany, createCompanyOf } = useLinkMutations();
  const show = (record: LinkedRecord, send: Parameters<typeof add>[2]): void =>
    void add(place, { linkId: record.id, step: null, record }, send);
  const target: LinkTarget = {
    kind: "COMPANY",
    jobHuntId: null,
    employerName: null,
    ties,
    link: (record) => show(record, () => setCompany(contact.id, record.id, record.id)),
    create: (name) => {
      const id = crypto.randomUUID();
      show({ kind: "COMPANY", id, name, detail: "" }, () => createCompanyOf(contact.id, id, name));
    },
    unlink: (tie) => void remove(place, tie, () => setCompany(contact.id, null, tie.record.id)),
  };
  return <LinkField {...state} target={target} />;
}
