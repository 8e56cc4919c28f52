import { Button } from "../../components/controls/Button.js";
import { RotateCcw } from "lucide-react";
import { useId } from "react";
import { useIntl } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { iconOf } from "../../lib/recordIcons.js";
import type { CountedKind } from "../../lib/recordKinds.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { countedNames } from "./messages.js";
import { trashMessages as messages } from "./trashMessages.js";
import { ProfileRow } from "./ProfileRow.js";
import { useRestore, type TrashItemData } from "./useTrash.js";

interface TrashGroupProps {
  readonly kind: CountedKind;
  readonly items: readonly TrashItemData[];
  readonly onGone: () => void;
}

/** The deleted records of one kind, the last deleted first; renders nothing when there are none. */
export function TrashGroup({ kind, items, onGone }: TrashGroupProps) {
  const t = useT();
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <>
      <h4 className="profile-kind" id={titleId}>
        {t(countedNames[kind])} <span className="num">{items.length}</span>
      </h4>
      <ul className="profile-list" aria-labelledby={titleId}>
        {items.map((item) => (
          <TrashRow key={item.id} item={item} onGone={onGone} />
        ))}
      </ul>
    </>
  );
}

function TrashRow({ item, onGone }: { item: TrashItemData; onGone: () => void }) {
  const t = useT();
  const intl = useIntl();
  const isOnline = useOnline();
  const [restore, isBusy] = useRestore();
  const { kind, deletedAt, keptUntil } = item;
  const name = item.name || t(messages.nameless);
  const day = (date: string): string => intl.formatDate(date, { dateStyle: "medium" });
  const bringBack = async (): Promise<void> => {
    if (await restore(item)) onGone();
  };
  return (
    <ProfileRow
      icon={iconOf(kind)}
      name={name}
      facts={t(messages.when, { date: day(deletedAt), until: day(keptUntil) })}
      action={
        <Button
          icon={<Icon of={RotateCcw} />}
          aria-label={`${t(messages.restore)}: ${name}`}
          loading={isBusy}
          disabled={!isOnline}
          onClick={() => void bringBack()}
        >
          {t(messages.restore)}
        </Button>
      }
    />
  );
}
