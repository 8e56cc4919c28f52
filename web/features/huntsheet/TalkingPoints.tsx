import { Button } from "../../components/controls/Button.js";
import { PencilLine } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { withLineEnds } from "../../lib/lineEnds.js";
import { useDraft } from "../../lib/useDraft.js";
import { useT } from "../../lib/useT.js";
import { sheetMessages as messages } from "./messages.js";
import { linesOf, type Sheet } from "./sheet.js";
import { SheetSection } from "./SheetSection.js";
import { TalkingPointsForm } from "./TalkingPointsForm.js";

/** What to say when they call: own lines, edited in place, and the examples that were written for the interview. */
export function TalkingPoints({ sheet }: { readonly sheet: Sheet }) {
  const t = useT();
  const draft = useDraft(`talkingPoints.${sheet.id}`);
  const [isEditing, setEditing] = useState(() => draft.read() !== undefined);
  const lines = linesOf(sheet.talkingPoints);
  const edit = (): void => setEditing(true);
  const hasLines = lines.length > 0;
  return (
    <SheetSection
      className="sheet-say"
      title={t(messages.say)}
      extra={
        hasLines &&
        !isEditing && (
          <Button
            type="text"
            size="small"
            className="quiet-button"
            icon={<Icon of={PencilLine} size={15} />}
            aria-label={t(messages.sayEdit)}
            title={t(componentMessages.edit)}
            onClick={edit}
          />
        )
      }
    >
      {isEditing && <TalkingPointsForm sheet={sheet} draft={draft} onClose={() => setEditing(false)} />}
      {!isEditing && hasLines && (
        <ol className="say-lines">
          {lines.map((line, place) => (
            <li key={place} dir="auto">
              {line}
            </li>
          ))}
        </ol>
      )}
      {!isEditing && !hasLines && (
        <p className="quiet">
          {t(messages.sayEmpty)}{" "}
          <button type="button" className="sheet-link" onClick={edit}>
            {t(messages.sayWrite)}
          </button>
        </p>
      )}
      <Examples texts={sheet.examples} />
    </SheetSection>
  );
}

function Examples({ texts }: { readonly texts: Sheet["examples"] }) {
  const t = useT();
  const written = texts.filter(({ body }) => body.trim() !== "");
  if (written.length === 0) return null;
  return (
    <>
      <h4>{t(messages.examples)}</h4>
      {written.map(({ id, body, language }) => (
        <p key={id} className="say-example" dir="auto" lang={language}>
          {withLineEnds(body)}
        </p>
      ))}
    </>
  );
}
