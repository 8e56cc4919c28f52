import type { MessageDescriptor } from "react-intl";
import { Dialog } from "../components/Dialog.js";
import { componentMessages } from "../components/messages.js";
import { screenNames } from "../components/recordScreenMessages.js";
import { listedKinds, listedRecords } from "../lib/recordKinds.js";
import { useLocalStorageState } from "../lib/localStorageState.js";
import { shortcutKeys, type ShortcutKeys } from "../lib/shortcuts.js";
import { tableOf } from "../lib/tableOf.js";
import { useT } from "../lib/useT.js";
import { navMessages } from "./navMessages.js";
import { shortcutMessages as messages } from "./shortcutMessages.js";

type GroupName = "anywhere" | "inList" | "inForm" | "onStep";
interface Entry {
  readonly group: GroupName;
  readonly label: MessageDescriptor;
}

const anywhere = (label: MessageDescriptor): Entry => ({ group: "anywhere", label });
const inList = (label: MessageDescriptor): Entry => ({ group: "inList", label });

/** The description of each key; a key that can be bound and has none here does not compile. */
const bound: Readonly<Record<ShortcutKeys, Entry>> = {
  "g m": anywhere(componentMessages.mainScreen),
  "g h": anywhere(screenNames.JOB_HUNT.all),
  ...tableOf(listedKinds.map((kind) => [listedRecords[kind].goKeys, anywhere(screenNames[kind].link)])),
  "g l": anywhere(navMessages.logs),
  "[": anywhere(messages.backForward),
  "]": anywhere(messages.backForward),
  "?": anywhere(messages.title),
  c: anywhere(navMessages.capture),
  n: inList(componentMessages.new),
  e: inList(componentMessages.edit),
  a: inList(componentMessages.addNote),
  Delete: inList(componentMessages.delete),
  j: inList(messages.nextPrevious),
  k: inList(messages.nextPrevious),
  ArrowDown: inList(messages.nextPrevious),
  ArrowUp: inList(messages.nextPrevious),
  f: { group: "onStep", label: messages.filter },
  d: { group: "onStep", label: messages.done },
  s: { group: "onStep", label: messages.later },
  o: { group: "onStep", label: messages.hunt },
  ".": { group: "onStep", label: messages.guide },
  t: anywhere(messages.today),
};

/** Keys that apply to the focused element, and those of the browser. */
const others: readonly (Entry & { readonly keys: string })[] = [
  { ...anywhere(messages.palette), keys: "Ctrl K" },
  { ...inList(messages.openCard), keys: "Enter" },
  { group: "inForm", label: componentMessages.save, keys: "Ctrl Enter" },
  { group: "inForm", label: messages.extract, keys: "Ctrl Enter" },
  { group: "inForm", label: messages.leave, keys: "Esc" },
  { group: "onStep", label: messages.open, keys: "Enter" },
  { group: "onStep", label: messages.reset, keys: "r" },
];
const groupNames: readonly GroupName[] = ["anywhere", "inList", "inForm", "onStep"];
const keyNames: Readonly<Record<string, string>> = { ArrowDown: "↓", ArrowUp: "↑", Delete: "Del" };

interface Row {
  readonly label: MessageDescriptor;
  readonly keys: readonly string[];
}

/** Returns the rows of a group; keys with the same effect share one. */
function rowsOf(group: GroupName): readonly Row[] {
  const entries = [...shortcutKeys.map((keys) => ({ ...bound[keys], keys })), ...others];
  const rows = new Map<string, Row>();
  for (const { label, keys } of entries.filter((entry) => entry.group === group)) {
    const names = keys.split(" ").map((key) => keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key));
    rows.set(String(label.id), { label, keys: [...(rows.get(String(label.id))?.keys ?? []), ...names] });
  }
  return [...rows.values()];
}

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [shortcuts] = useLocalStorageState("shortcuts");
  return (
    <Dialog
      title={t(messages.title)}
      width={620}
      onClose={onClose}
      footer={
        <button type="button" className="frame-button" autoFocus onClick={onClose}>
          {t(componentMessages.close)}
        </button>
      }
    >
      <div className="keys">
        {groupNames.map((group) => (
          <section key={group}>
            <h3>{t(messages[group])}</h3>
            <dl>
              {rowsOf(group).map(({ label, keys }) => (
                <div key={label.id}>
                  <dt>{t(label)}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
            {group === "onStep" && <p className="quiet">{t(messages.pointed)}</p>}
          </section>
        ))}
      </div>
      <p className="quiet">{t(shortcuts === "off" ? messages.switchedOff : messages.switchOff)}</p>
    </Dialog>
  );
}
