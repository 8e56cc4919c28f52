import {
  AlarmClock,
  BookOpen,
  CalendarDays,
  Check,
  CirclePlus,
  Dot,
  Keyboard,
  Languages,
  LayoutGrid,
  ListFilter,
  LogOut,
  Moon,
  NotebookPen,
  PencilLine,
  PhoneCall,
  Route,
  ScanText,
  Newspaper,
  Sun,
  SunMoon,
  Trash2,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import type { MessageDescriptor } from "react-intl";
import { beginsWords, typedWords } from "../../../schema/fold-text.js";
import { componentMessages } from "../../components/messages.js";
import { recordMessages } from "../../components/recordMessages.js";
import { useCapture } from "../../lib/capture.js";
import { askToLeave } from "../../lib/leaveGuard.js";
import { listedKinds, listedRecords } from "../../lib/recordKinds.js";
import { readLocalState, writeLocalState } from "../../lib/localStorageState.js";
import { screenCommands } from "../../lib/screenCommands.js";
import { useSession } from "../../lib/session.js";
import { isBound, runShortcut, runShortcutOnArrival, type ShortcutKeys } from "../../lib/shortcuts.js";
import { useThemeChoice } from "../../lib/themeChoice.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import type { PhaseName } from "../../schema.generated.js";
import { locales } from "../../locales/locales.js";
import { navLinks } from "../links.js";
import { appMessages } from "../messages.js";
import { navMessages } from "../navMessages.js";
import { huntSheetPath, paths, type Path } from "../../lib/paths.js";
import { laterMessages } from "../../plan/step/laterMessages.js";
import { shortcutMessages } from "../shortcutMessages.js";
import { paletteMessages as messages } from "./paletteMessages.js";

/** A command that can be run from any screen. */
export interface Command {
  readonly id: string;
  readonly group: "here" | "create" | "goTo" | "settings";
  readonly label: string;
  /** Words that find it besides those of its label. */
  readonly words?: string;
  readonly icon: LucideIcon;
  /** Shown in place of the icon: the phase in its colour. */
  readonly phase?: PhaseName | undefined;
  readonly run: () => void;
}

const here: readonly (readonly [ShortcutKeys, MessageDescriptor, LucideIcon])[] = [
  ["a", componentMessages.addNote, NotebookPen],
  ["e", componentMessages.edit, PencilLine],
  ["Delete", componentMessages.delete, Trash2],
  ["f", messages.filter, ListFilter],
  ["d", shortcutMessages.done, Check],
  ["s", laterMessages.later, AlarmClock],
  ["o", shortcutMessages.hunt, Route],
  [".", shortcutMessages.guide, BookOpen],
  ["t", shortcutMessages.today, CalendarDays],
];
const creations: readonly (readonly [Path, MessageDescriptor])[] = [
  [paths.jobHunts, recordMessages.JOB_HUNT.create],
  ...listedKinds.map((kind) => [listedRecords[kind].path, recordMessages[kind].create] as const),
];
const themes = [
  ["light", messages.light, Sun],
  ["dark", messages.dark, Moon],
  ["system", messages.system, SunMoon],
] as const;

/** Returns every command: those of the screen, of creating records, of navigation, and the settings. */
export function useCommands(onShortcuts: () => void): readonly Command[] {
  const t = useT();
  const go = useGo();
  const capture = useCapture(paths.jobDetails);
  const { choose } = useThemeChoice();
  const { logOut } = useSession();
  const goAndStart = (path: Path): void => {
    if (window.location.pathname === path) runShortcut("n");
    else {
      runShortcutOnArrival("n");
      go(path);
    }
  };
  const setLanguage = (locale: string): void =>
    askToLeave(() => {
      writeLocalState("language", locale);
      window.location.reload();
    });
  const settings = { group: "settings" } as const;
  return [
    ...here
      .filter(([keys]) => isBound(keys))
      .map(([keys, label, icon]): Command => {
        return { id: `here-${keys}`, group: "here", label: t(label), icon, run: () => runShortcut(keys) };
      }),
    ...screenCommands().map((command): Command => ({ ...command, id: `here-${command.id}`, group: "here" })),
    {
      id: "capture",
      group: "create",
      label: t(messages.capture),
      words: t(messages.captureWords),
      icon: ScanText,
      run: () => (window.location.pathname === paths.dashboard ? runShortcut("c") : capture()),
    },
    ...creations.map(([path, label]): Command => {
      return { id: `new-${path}`, group: "create", label: t(label), icon: CirclePlus, run: () => goAndStart(path) };
    }),
    goTo(navMessages.dashboard, paths.dashboard, LayoutGrid),
    ...navLinks
      .filter(({ area, isCapture }) => area === undefined && !isCapture)
      .map(({ label, path, icon, phase }) => goTo(label, path, icon, phase)),
    goTo(navMessages.jobDetails, paths.jobDetails, ScanText),
    ...(readLocalState("selectedJobHuntId") === undefined ? [] : [goTo(navMessages.advert, paths.advert, Newspaper)]),
    ...sheetOfSelected(),
    goTo(appMessages.profile, paths.profile, UserRound),
    ...themes.map(([choice, label, icon]): Command => {
      return { ...settings, id: `theme-${choice}`, label: t(label), icon, run: () => choose(choice) };
    }),
    ...Object.entries(locales).map(([locale, { name }]): Command => {
      const label = t(messages.language, { name });
      return { ...settings, id: `language-${locale}`, label, icon: Languages, run: () => setLanguage(locale) };
    }),
    { ...settings, id: "shortcuts", label: t(messages.shortcuts), icon: Keyboard, run: onShortcuts },
    { ...settings, id: "logout", label: t(appMessages.logOut), icon: LogOut, run: () => askToLeave(logOut) },
  ];

  function sheetOfSelected(): readonly Command[] {
    const id = readLocalState("selectedJobHuntId");
    if (id === undefined) return [];
    const run = (): void => go(huntSheetPath(id));
    return [{ id: "go-hunt-sheet", group: "goTo", label: t(messages.huntSheet), icon: PhoneCall, run }];
  }

  function goTo(label: MessageDescriptor, path: Path, icon: LucideIcon = Dot, phase?: PhaseName): Command {
    return { id: `go-${path}`, group: "goTo", label: t(label), icon, phase, run: () => go(path) };
  }
}

/** Returns the commands that have, for each of the typed words, a word that begins with it. */
export function matching(commands: readonly Command[], text: string): readonly Command[] {
  const typed = typedWords(text);
  return commands.filter(({ label, words = "" }) => beginsWords(`${label} ${words}`, typed));
}
