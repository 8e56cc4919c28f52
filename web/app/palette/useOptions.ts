import type { LucideIcon } from "lucide-react";
import type { PhaseName } from "../../schema.generated.js";
import { recordMessages } from "../../components/recordMessages.js";
import { typeNames } from "../../components/typeMessages.js";
import { oneIconOf, type TypedKind } from "../../lib/recordKinds.js";
import { useT, type Translate } from "../../lib/useT.js";
import { paletteMessages as messages } from "./paletteMessages.js";
import type { FoundRecord } from "./records.js";
import type { Command } from "./useCommands.js";

/** A row of the list: a record or a command. */
export interface Option {
  readonly key: string;
  readonly group: string;
  readonly icon: LucideIcon;
  /** Shown in place of the icon: the phase in its colour. */
  readonly phase?: PhaseName | undefined;
  readonly label: string;
  readonly detail: string;
  readonly kind: string | undefined;
  readonly run: () => void;
}

interface Choices {
  readonly records: readonly FoundRecord[];
  readonly recordsTitle: string;
  readonly commands: readonly Command[];
  readonly onOpen: (record: FoundRecord) => void;
}

/** Returns one list of records and commands: the found records first. */
export function useOptions({ records, recordsTitle, commands, onOpen }: Choices): readonly Option[] {
  const t = useT();
  return [
    ...records.map((record): Option => {
      return {
        key: `${record.kind}-${record.id}`,
        group: recordsTitle,
        icon: oneIconOf(record.kind),
        label: record.name || t(messages.untitled),
        detail: detailOf(record, t),
        kind: t(recordMessages[record.kind].one),
        run: () => onOpen(record),
      };
    }),
    ...commands.map(({ id, group, icon, phase, label, run }): Option => {
      return { key: id, group: t(messages[group]), icon, phase, label, detail: "", kind: undefined, run };
    }),
  ];
}

/** The separator the server puts between the type and the other details. */
const SEPARATOR = " · ";

function isTyped(kind: string): kind is TypedKind {
  return kind in typeNames;
}

function detailOf({ kind, detail, home }: FoundRecord, t: Translate): string {
  if (kind === "NOTE") return t(messages.onHome, { name: home.name });
  const types = isTyped(kind) ? typeNames[kind] : {};
  const [type = "", ...rest] = (detail ?? "").split(SEPARATOR);
  const name = types[type];
  const read = [name ? t(name) : type, ...rest].join(SEPARATOR);
  return read.replace(/[\s*#_>|-]+/g, " ").trim();
}
