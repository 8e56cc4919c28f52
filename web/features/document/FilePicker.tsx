import { Button } from "../../components/controls/Button.js";
import { FileCheck2, FileUp, RotateCw } from "lucide-react";
import { useId } from "react";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { useSession } from "../../lib/session.js";
import { useT } from "../../lib/useT.js";
import { ACCEPTED_FILES, shownFileName, wholeMegabytes } from "../../components/file/documentFile.js";
import { fileMessages } from "../../components/file/fileMessages.js";
import { documentFormMessages as messages } from "./formMessages.js";
import { useFileDrop } from "./useFileDrop.js";
import "./picker.css";

interface FilePickerProps {
  readonly id: string;
  readonly file: File | undefined;
  /** The error of the file, or of a missing one. */
  readonly problem: string | undefined;
  /** The same file may be uploaded again. */
  readonly canRetry: boolean;
  /** The share that has been sent, from 0 to 1; undefined while no upload is running. */
  readonly share: number | undefined;
  readonly isBusy: boolean;
  readonly onPick: (files: readonly File[]) => void;
  readonly onCancel: () => void;
}

/**
 * The file picker (spec 2). The browser's native file input covers the whole zone, so that click, tap, keyboard and
 * screen reader work as usual.
 */
export function FilePicker(props: FilePickerProps) {
  const t = useT();
  const { uploadMaxBytes } = useSession();
  const hintId = useId();
  const problemId = useId();
  const { id, file, problem, share, isBusy } = props;
  const isOver = useFileDrop((files) => !isBusy && props.onPick(files));
  const name = file && shownFileName(file.name);
  const resting = name === undefined ? t(messages.drop) : t(messages.selected, { name });
  return (
    <div className="picker">
      <div className={["drop", isOver && "is-over", file && "has-file"].filter(Boolean).join(" ")}>
        <Icon of={file ? FileCheck2 : FileUp} size={26} />
        {share === undefined ? (
          <label htmlFor={id} title={file?.name}>
            <bdi>{isOver ? t(messages.dropNow) : resting}</bdi>
          </label>
        ) : (
          <UploadProgress name={name ?? ""} share={share} onCancel={props.onCancel} />
        )}
        {share === undefined && (
          <input
            id={id}
            type="file"
            autoFocus
            accept={ACCEPTED_FILES}
            disabled={isBusy}
            aria-describedby={problem === undefined ? hintId : `${problemId} ${hintId}`}
            // Lets the user choose the same file again after it was changed on the disk.
            onClick={(event) => (event.currentTarget.value = "")}
            onChange={(event) => props.onPick(Array.from(event.target.files ?? []))}
          />
        )}
      </div>
      {problem !== undefined && (
        <div className="picker-problem" role="alert">
          <span id={problemId}>{problem}</span>
          {props.canRetry && !isBusy && (
            <Button size="small" htmlType="submit" icon={<Icon of={RotateCw} />}>
              {t(componentMessages.tryAgain)}
            </Button>
          )}
        </div>
      )}
      <p className="picker-hint" id={hintId}>
        {t(messages.kinds, { max: wholeMegabytes(uploadMaxBytes) })}
      </p>
    </div>
  );
}

interface UploadProgressProps {
  readonly name: string;
  readonly share: number;
  readonly onCancel: () => void;
}

function UploadProgress({ name, share, onCancel }: UploadProgressProps) {
  const t = useT();
  return (
    <div className="upload">
      <span role="status">
        <bdi>{t(fileMessages.uploading, { name })}</bdi>
      </span>
      <span className="upload-row">
        <progress value={share} aria-label={t(fileMessages.uploading, { name })} />
        <span className="num">{t(messages.percent, { share: Math.floor(share * 100) / 100 })}</span>
        <Button size="small" disabled={false} onClick={onCancel}>
          {t(componentMessages.cancel)}
        </Button>
      </span>
    </div>
  );
}
