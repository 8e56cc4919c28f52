import { LinkButton } from "../../components/controls/Button.js";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { RecordFoot } from "../../components/RecordFoot.js";
import type { RecordRow } from "../../components/RecordList.js";
import { useTypeNames } from "../../components/useTypeNames.js";
import { withLineEnds } from "../../lib/lineEnds.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useT } from "../../lib/useT.js";
import { canPreview, fileSize, shownFileName } from "../../components/file/documentFile.js";
import { LinkedHunts } from "../../plan/link/LinkedHunts.js";
import { DocumentVersions } from "./DocumentVersions.js";
import { documentFormMessages } from "./formMessages.js";
import { documentMessages as messages } from "./messages.js";
import type { DocumentCardData } from "./documentValues.js";
import { usePreview } from "./usePreview.js";

interface DocumentBodyProps {
  readonly document: DocumentCardData;
  readonly row: RecordRow;
  readonly onEdit: () => void;
  readonly onAddNote: () => void;
}

/** The body of a document's open card: type, source, a picture if the file is one, and the actions. */
export function DocumentBody({ document, row, onEdit, onAddNote }: DocumentBodyProps) {
  const types = useTypeNames("DOCUMENT");
  const t = useT();
  const { source } = document;
  const { picture, prepare, open } = usePreview(document);
  const [brokenPicture, setBrokenPicture] = useState<string>();
  return (
    <>
      {document.description ? (
        <p className="row-lead" dir="auto">
          {withLineEnds(document.description)}
        </p>
      ) : (
        <p className="quiet">{t(messages.noDescription)}</p>
      )}
      <dl className="row-fields document-fields">
        <div>
          <dt>{t(documentFormMessages.source)}</dt>
          <dd>
            <DocumentSource document={document} />
          </dd>
        </div>
        <div>
          <dt>{t(documentFormMessages.type)}</dt>
          <dd dir="auto">{document.type ? types.shown(document.type) : t(messages.noSource)}</dd>
        </div>
      </dl>
      {picture !== undefined && picture !== brokenPicture && (
        <img
          className="document-picture"
          src={picture}
          alt={t(messages.pictureAlt, { name: document.name })}
          // A picture that fails to load is hidden; Preview shows the reason.
          onError={() => setBrokenPicture(picture)}
        />
      )}
      <DocumentVersions document={document} />
      <LinkedHunts record={{ kind: "DOCUMENT", id: document.id, name: document.name }} />
      <RecordFoot
        row={row}
        consequence={t(messages.deleteConsequence, { name: truncate(document.name, nameCuts.entity.open) })}
        addNoteLabel={t(messages.addNote)}
        first={
          canPreview(source) && (
            <LinkButton
              type="primary"
              ghost
              icon={<Icon of={ExternalLink} />}
              href={source}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t(messages.previewLabel)}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={open}
            >
              {t(messages.preview)}
            </LinkButton>
          )
        }
        onEdit={onEdit}
        onAddNote={onAddNote}
      />
    </>
  );
}

/** An uploaded file by its name, a link as a link, and any other source as plain text. */
function DocumentSource({ document: { file, source } }: { document: DocumentCardData }) {
  const t = useT();
  const { locale } = useIntl();
  if (file) {
    return (
      <>
        <bdi title={file.name}>{shownFileName(file.name)}</bdi>
        {" · "}
        <span className="quiet">{fileSize(file.size, locale)}</span>
      </>
    );
  }
  if (!canPreview(source)) return <span dir="auto">{source ?? t(messages.noSource)}</span>;
  return (
    <a href={source} target="_blank" rel="noopener noreferrer" dir="ltr">
      {source}
    </a>
  );
}
