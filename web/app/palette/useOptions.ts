import { hitDetail } from "../../components/hitDetail.js";
import type { ListOption } from "../../components/OptionList.js";
import { recordMessages } from "../../components/recordMessages.js";
import { oneIconOf } from "../../lib/recordIcons.js";
import { useT } from "../../lib/useT.js";
import { paletteMessages as messages } from "./paletteMessages.js";
import { foundBy, type FoundHunt, type FoundRecord } from "./records.js";
import type { Command } from "./useCommands.js";

/** A row of the list: a record or a command. */
export interface Option extends ListOption {
  readonly run: () => void;
}

interface Choices {
  readonly hunts: readonly FoundHunt[];
  readonly records: readonly FoundRecord[];
  readonly recordsTitle: string;
  readonly commands: readonly Command[];
  readonly onOpen: (record: FoundRecord) => void;
  readonly onOpenSheet: (hunt: FoundHunt) => void;
}

/** Returns one list of hunt sheets, records and commands, in this order. */
export function useOptions({
  hunts,
  records,
  recordsTitle,
  commands,
  onOpen,
  onOpenSheet,
}: Choices): readonly Option[] {
  const t = useT();
  return [
    ...hunts.map((hunt): Option => {
      const { id, name, currentPhase } = hunt.jobHunt;
      return {
        key: `sheet-${id}`,
        group: t(messages.huntSheets),
        icon: oneIconOf("JOB_HUNT"),
        phase: currentPhase,
        label: name,
        detail: "",
        line: foundBy(hunt),
        run: () => onOpenSheet(hunt),
      };
    }),
    ...records.map((record): Option => {
      return {
        key: `${record.kind}-${record.id}`,
        group: recordsTitle,
        icon: oneIconOf(record.kind),
        label: record.name || t(messages.untitled),
        detail: record.kind === "NOTE" ? t(messages.onHome, { name: record.home.name }) : hitDetail(record, t),
        kind: t(recordMessages[record.kind].one),
        run: () => onOpen(record),
      };
    }),
    ...commands.map(({ id, group, icon, phase, label, run }): Option => {
      return { key: id, group: t(messages[group]), icon, phase, label, detail: "", kind: undefined, run };
    }),
  ];
}
