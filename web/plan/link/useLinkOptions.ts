import { CirclePlus, FileUp } from "lucide-react";
import type { ListOption } from "../../components/OptionList.js";
import { oneIconOf } from "../../lib/recordIcons.js";
import { useT } from "../../lib/useT.js";
import { isOfEmployer } from "./hits.js";
import { linkMessages as messages } from "./linkMessages.js";
import type { LinkTarget } from "./linkTarget.js";
import type { LinkedRecord } from "./ties.js";
import type { LinkHits } from "./useLinkHits.js";

/** A row of the list, and what choosing it does. */
export interface LinkOption extends ListOption {
  readonly run: () => void;
}

interface LinkOptionsArgs extends Pick<LinkHits, "hits"> {
  readonly target: LinkTarget;
  /** The typed name; empty: none. */
  readonly name: string;
  readonly link: (record: LinkedRecord) => void;
  readonly create: () => void;
  readonly upload: () => void;
}

/** Returns the rows of the list: the records that are found, then a new one of the typed name, then a file. */
export function useLinkOptions({ target, hits, name, link, create, upload }: LinkOptionsArgs): readonly LinkOption[] {
  const { kind } = target;
  const t = useT();
  const linkedIds = new Set(target.ties.map(({ record }) => record.id));
  const groupOf = (hit: LinkedRecord): string => {
    if (name !== "") return t(messages.yours, { kind });
    const isTheirs = isOfEmployer(hit, target.employerName);
    return isTheirs ? t(messages.atEmployer, { employer: target.employerName }) : t(messages.lastUsed);
  };
  const added = (key: string, icon: ListOption["icon"], label: string, run: () => void): LinkOption => ({
    key,
    group: t(messages.more),
    icon,
    label,
    detail: "",
    run,
  });
  return [
    ...hits.map((hit): LinkOption => {
      return {
        key: hit.id,
        group: groupOf(hit),
        icon: oneIconOf(kind),
        phase: hit.phase,
        label: hit.name || t(messages.untitled),
        detail: linkedIds.has(hit.id) ? t(messages.alreadyLinked) : hit.detail,
        run: () => link(hit),
      };
    }),
    ...(name === "" ? [] : [added("create", CirclePlus, t(messages.create, { kind, name }), create)]),
    ...(target.upload === undefined ? [] : [added("upload", FileUp, t(messages.upload), upload)]),
  ];
}
