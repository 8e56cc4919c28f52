import { ListPlus, Plus } from "lucide-react";
import { Button } from "../../components/controls/Button.js";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { fieldLabels } from "./fieldMessages.js";
import type { FieldName } from "./fields.js";
import { formMessages } from "./formMessages.js";

interface NotInAdvertProps {
  /** The fields that the advert does not have. */
  readonly names: readonly FieldName[];
  /** Nobody is named for whom one would work: the employer stands out. */
  readonly asksForEmployer: boolean;
  /** They are drawn as empty fields as well. */
  readonly showsAll: boolean;
  /** Takes a field into its place, with the focus. */
  readonly onTake: (name: FieldName) => void;
  readonly onShowAll: (showsAll: boolean) => void;
}

/** Names the fields that the advert does not have, in one line from which each can be filled all the same. */
export function NotInAdvert({ names, asksForEmployer, showsAll, onTake, onShowAll }: NotInAdvertProps) {
  const t = useT();
  return (
    <section className="not-in-advert" aria-label={t(formMessages.notInAdvert)}>
      <div>
        <span>{t(formMessages.notInAdvert)}</span>
        {names.map((name) => (
          <Button
            key={name}
            type="link"
            size="small"
            className={asksForEmployer && name === "companyName" ? "is-asked" : undefined}
            icon={<Icon of={Plus} size={14} />}
            onClick={() => onTake(name)}
          >
            {t(fieldLabels[name])}
          </Button>
        ))}
      </div>
      <Button
        type="text"
        size="small"
        icon={<Icon of={ListPlus} />}
        aria-label={t(formMessages.allFields)}
        title={t(formMessages.allFields)}
        aria-pressed={showsAll}
        onClick={() => onShowAll(!showsAll)}
      />
    </section>
  );
}
