import { Button } from "../../components/controls/Button.js";
import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { TRASH_DAYS } from "../../../schema/limits.js";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { Icon } from "../../components/Icon.js";
import { ShowMore } from "../../components/ShowMore.js";
import type { CountedKind } from "../../lib/recordKinds.js";
import { useT } from "../../lib/useT.js";
import { countedNames } from "./messages.js";
import { TrashGroup } from "./TrashGroup.js";
import { trashMessages as messages } from "./trashMessages.js";
import { ProfileSection } from "./ProfileSection.js";
import { useTrash, useEmptyTrash } from "./useTrash.js";

const KINDS = Object.keys(countedNames) as readonly CountedKind[]; // the keys of that same table

/** The bin: everything deleted in the last 30 days by kind, each to be restored, all to be deleted for good. */
export function Trash() {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [empty, isEmptying] = useEmptyTrash();
  const { list, error, isLoading, tryAgain, loadMore } = useTrash();
  const focusHeading = (): void => heading.current?.focus();
  const leaveQuestion = (): void => {
    setAsking(false);
    focusHeading();
  };
  const confirm = async (): Promise<void> => {
    if (await empty()) leaveQuestion();
  };
  return (
    <ProfileSection
      title={t(messages.title)}
      text={t(messages.text, { days: TRASH_DAYS })}
      headingRef={heading}
      action={
        <Button danger icon={<Icon of={Trash2} />} disabled={!list?.length} onClick={() => setAsking(true)}>
          {t(messages.empty)}
        </Button>
      }
      question={
        isAsking && (
          <ConfirmDelete
            consequence={t(messages.emptyConsequence)}
            isBusy={isEmptying}
            onYes={() => void confirm()}
            onNo={leaveQuestion}
          />
        )
      }
      list={list}
      countText={(count) => t(messages.count, { count })}
      none={t(messages.none)}
      error={error}
      isLoading={isLoading}
      onTryAgain={tryAgain}
    >
      {KINDS.map((kind) => (
        <TrashGroup
          key={kind}
          kind={kind}
          items={list?.filter((item) => item.kind === kind) ?? []}
          onGone={focusHeading}
        />
      ))}
      {loadMore && <ShowMore isBusy={isLoading} onMore={loadMore} />}
    </ProfileSection>
  );
}
