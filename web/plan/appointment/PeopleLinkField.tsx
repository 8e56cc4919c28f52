import type { LinkFieldState } from "../link/LinkBox.js";
import { LinkField } from "../link/LinkField.js";
import type { LinkTarget } from "../link/linkTarget.js";
import type { Person } from "./people.js";

interface PeopleLinkFieldProps extends LinkFieldState {
  readonly jobHunt: { readonly id: string; readonly employerName: string | null };
  readonly people: readonly Person[];
  readonly onAdd: (person: Person) => void;
  readonly onCreate: (name: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The field that finds a contact for an appointment, or creates one. */
export function PeopleLinkField({ jobHunt, people, onAdd, onCreate, onRemove, ...state }: PeopleLinkFieldProps) {
  const target: LinkTarget = {
    kind: "CONTACT",
    jobHuntId: jobHunt.id,
    employerName: jobHunt.employerName,
    ties: people.map(({ id, name }) => ({ linkId: id, step: null, record: { kind: "CONTACT", id, name, detail: "" } })),
    link: ({ id, name }) => onAdd({ id, name }),
    create: onCreate,
    unlink: ({ record }) => onRemove(record.id),
  };
  return <LinkField {...state} target={target} />;
}
