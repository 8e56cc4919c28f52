import { X } from "lucide-react";
import { useId, useState, type KeyboardEvent } from "react";
import { FILTER_MAX } from "../../../schema/limits.js";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { OptionList, optionId } from "../../components/OptionList.js";
import { useModalDialog } from "../../components/useModalDialog.js";
import { onKeys } from "../../lib/keys.js";
import { nextIndex } from "../../lib/listKeys.js";
import { useSession } from "../../lib/session.js";
import { useT } from "../../lib/useT.js";
import { paletteMessages as messages } from "./paletteMessages.js";
import { recentRecords } from "./records.js";
import { matching, useCommands } from "./useCommands.js";
import { useEnter } from "./useEnter.js";
import { useOpenFound } from "./useOpenFound.js";
import { useOptions } from "./useOptions.js";
import { useSearch } from "./useSearch.js";
import { useTypedAhead } from "./useTypedAhead.js";
import "./palette.css";

interface CommandPaletteProps {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/**
 * Finds any record by words and runs any command; the field keeps the focus, the arrow keys choose in the list below.
 */
export function CommandPalette({ onClose, onShortcuts }: CommandPaletteProps) {
  const t = useT();
  const { guid } = useSession();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const search = useSearch(text);
  const commands = useCommands(onShortcuts);
  const [recent] = useState(() => recentRecords(guid));
  const listId = useId();
  const { open, openSheet } = useOpenFound();
  const isEmpty = text.trim() === "";
  const options = useOptions({
    hunts: search.hunts,
    records: isEmpty ? recent : search.records,
    recordsTitle: t(isEmpty ? messages.recent : messages.records),
    commands: matching(commands, text),
    onOpen: open,
    onOpenSheet: openSheet,
  });
  const active = Math.min(at, options.length - 1);
  const dialog = useModalDialog();
  const choose = (index: number): void => {
    const option = options[index];
    if (option === undefined) return;
    // Closed first, so that a dialog opened by the option is not covered by this one and may take the focus.
    onClose();
    requestAnimationFrame(option.run);
  };
  const enter = useEnter({ ...search, open: () => choose(0) });
  useTypedAhead({ text, show: setText, enter: enter.press });
  const onKeyDown = onKeys<KeyboardEvent>((_event, key) => {
    const next = nextIndex(key, active, options.length);
    if (next !== undefined) setAt(next);
    else if (key !== "Enter") return false;
    else if (active > 0) choose(active);
    else enter.press();
  });
  return (
    <dialog
      ref={dialog}
      className="dialog palette"
      aria-label={t(messages.title)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="palette-head">
        <SearchField
          text={text}
          listId={listId}
          activeId={options.length > 0 ? optionId(listId, active) : undefined}
          onText={(typed) => {
            setText(typed);
            setAt(0);
            enter.forget();
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-button" aria-label={t(componentMessages.close)} onClick={onClose}>
          <Icon of={X} size={17} />
        </button>
      </div>
      <OptionList
        listId={listId}
        label={t(messages.results)}
        options={options}
        active={active}
        onChoose={choose}
        onPoint={setAt}
      />
      <SearchState search={search} count={options.length} />
      <p className="palette-hint">{t(messages.hint)}</p>
    </dialog>
  );
}

interface SearchFieldProps {
  readonly text: string;
  /** The id of the list below, in which the field chooses. */
  readonly listId: string;
  /** The id of the option that is chosen; undefined where there is none. */
  readonly activeId: string | undefined;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function SearchField({ text, listId, activeId, onText, onKeyDown }: SearchFieldProps) {
  const t = useT();
  return (
    <input
      type="text"
      role="combobox"
      autoFocus
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={FILTER_MAX}
      aria-label={t(messages.title)}
      aria-autocomplete="list"
      aria-expanded={activeId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      placeholder={t(messages.placeholder)}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

interface SearchStateProps {
  readonly search: ReturnType<typeof useSearch>;
  /** The number of options that are shown. */
  readonly count: number;
}

function SearchState({ search, count }: SearchStateProps) {
  const t = useT();
  return (
    <>
      {search.isSearching && <p className="palette-state">{t(messages.searching)}</p>}
      {search.hasFailed && (
        <p className="palette-state is-problem" role="alert">
          {t(messages.failed)}{" "}
          <button type="button" className="link-button" onClick={search.tryAgain}>
            {t(componentMessages.tryAgain)}
          </button>
        </p>
      )}
      {count === 0 && !search.isSearching && !search.hasFailed && (
        <p className="palette-state">{t(messages.nothing)}</p>
      )}
      <p className="unseen" role="status">
        {search.isSearching ? "" : t(messages.count, { count })}
      </p>
    </>
  );
}
