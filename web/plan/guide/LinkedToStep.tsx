import { FileText, StickyNote, UserRound, type LucideIcon } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { letterName } from "./facts.js";
import type { GuideView } from "./guideView.js";

/** The kinds of records that a step can be linked with. */
export type LinkedKind = "CONTACT" | "DOCUMENT" | "NOTE";

/** What of the step is being linked; null: nothing. */
export interface Linking {
  readonly kind: LinkedKind | null;
  readonly onKind: (kind: LinkedKind | null) => void;
}

interface StepLink {
  readonly linkId: string;
  readonly icon: LucideIcon;
  readonly name: string;
}

/** Returns what is linked with the step of a guide. */
export function linksOf({ hunt, step }: GuideView): readonly StepLink[] {
  const ofStep = <T extends { readonly step: string | null }>(edges: readonly T[]): readonly T[] =>
    edges.filter((edge) => edge.step === step);
  return [
    ...ofStep(hunt.contacts.edges).map(({ linkId, node }) => ({ linkId, icon: UserRound, name: letterName(node) })),
    ...ofStep(hunt.documents.edges).map(({ linkId, node }) => ({ linkId, icon: FileText, name: node.name })),
    ...ofStep(hunt.linkedNotes.edges).map(({ linkId, node }) => ({ linkId, icon: StickyNote, name: node.title })),
  ];
}

/** What is linked with a step, and the buttons that link more. */
export function LinkedToStep({ view }: { readonly view: GuideView; readonly linking: Linking }) {
  return (
    <ul className="proof">
      {linksOf(view).map(({ linkId, icon, name }) => (
        <li key={linkId}>
          <Icon of={icon} />
          <span dir="auto" title={name}>
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
