import { FilePen } from "lucide-react";
import { useIntl, type MessageDescriptor } from "react-intl";
import { guestMessages as messages } from "../../components/guestMessages.js";
import { Icon } from "../../components/Icon.js";
import { iconOf } from "../../lib/recordIcons.js";
import { useT } from "../../lib/useT.js";
import type { AddedLine } from "./addedLines.js";

const WORDS: Readonly<Partial<Record<AddedLine["kind"], MessageDescriptor>>> = {
  JOB_HUNT: messages.jobHunts,
  IDEAL_JOB: messages.idealJobs,
  COMPANY: messages.companies,
  CONTACT: messages.contacts,
  DOCUMENT: messages.documents,
  NOTE: messages.notes,
  CHANGED: messages.changed,
};

/** What a guest added: a line for each kind, with the first names. */
export function AddedList({ lines }: { readonly lines: readonly AddedLine[] }) {
  const t = useT();
  const intl = useIntl();
  return (
    <ul className="guest-added">
      {lines.map(({ kind, count, names }) => (
        <li key={kind}>
          <Icon of={kind === "CHANGED" || kind === "MORE" ? FilePen : iconOf(kind)} size={18} />
          <b>{t(WORDS[kind] ?? messages.more, { count })}</b>
          {names.length > 0 && (
            <span>
              <bdi>{intl.formatList([...names], { type: "unit" })}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
