import { Button } from "antd";
import { Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { BIN_DAYS } from "../../../schema/limits.js";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { Icon } from "../../components/Icon.js";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { ShowMore } from "../../components/ShowMore.js";
import { useT } from "../../lib/useT.js";
import type { RecordKind } from "../../operations.generated.js";
import { BinGroup } from "./BinGroup.js";
import { binMessages as messages } from "./binMessages.js";
import { useBin, useEmptyBin } from "./useBin.js";

const KINDS: readonly RecordKind[] = ["JOB_HUNT", "IDEAL_JOB", "COMPANY", "CONTACT", "DOCUMENT", "NOTE"];

/** The bin: everything deleted in the last 30 days by kind, each to be restored, all to be deleted for good. */
export function Bin() {
  const t = useT();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [empty, isEmptying] = useEmptyBin();
  const { list, error, isLoading, tryAgain, loadMore } = useBin();
  const focusHeading = (): void => heading.current?.focus();
  const confirm = async (): Promise<void> => {
    if (!(await empty())) return;
    setAsking(false);
    focusHeading();
  };
  return (
    <section className="profile-section" aria-labelledby={titleId}>
      <div className="profile-head">
        <h3 id={titleId} ref={heading} tabIndex={-1}>
          {t(messages.title)}
        </h3>
        <Button danger icon={<Icon of={Trash2} />} disabled={!list?.length} onClick={() => setAsking(true)}>
          {t(messages.empty)}
        </Button>
      </div>
      <p className="profile-text">{t(messages.text, { days: BIN_DAYS })}</p>
      {isAsking && (
        <ConfirmDelete
          consequence={t(messages.emptyConsequence)}
          isBusy={isEmptying}
          onYes={() => void confirm()}
          onNo={() => {
            setAsking(false);
            focusHeading();
          }}
        />
      )}
      {list && (
        <p className="unseen" role="status">
          {t(messages.count, { count: list.length })}
        </p>
      )}
      {!list && !error && <ListSkeleton rows={3} />}
      {!list && error && (
        <InlineError what={t(messages.title)} error={error} isBusy={isLoading} onTryAgain={tryAgain} />
      )}
      {list?.length === 0 && <p className="profile-none">{t(messages.none)}</p>}
      {KINDS.map((kind) => (
        <BinGroup
          key={kind}
          kind={kind}
          items={list?.filter((item) => item.kind === kind) ?? []}
          onGone={focusHeading}
        />
      ))}
      {loadMore && <ShowMore isBusy={isLoading} onMore={loadMore} />}
    </section>
  );
}
