import { useId, useState, type KeyboardEvent } from "react";
import type { ListOption } from "../../components/OptionList.js";
import { onKeys } from "../../lib/keys.js";
import { nextIndex } from "../../lib/listKeys.js";
import type { LinkTarget } from "./linkTarget.js";
import type { LinkedRecord, Tie } from "./ties.js";
import { useLinkHits, type LinkHits } from "./useLinkHits.js";
import { useLinkOptions, type LinkOption } from "./useLinkOptions.js";
import { useShown } from "./useShown.js";
import { useTwin } from "./useTwin.js";

/** The state of an open link box. */
export interface LinkChoice {
  readonly listId: string;
  readonly text: string;
  readonly options: readonly ListOption[];
  readonly active: number;
  readonly found: Pick<LinkHits, "isSearching" | "hasFailed" | "tryAgain"> & { readonly count: number };
  /** The record that has the typed name already: the question whether to use it is open. */
  readonly twin: LinkedRecord | null;
  /** The link that the next press of Backspace removes. */
  readonly marked: Tie | null;
  readonly type: (text: string) => void;
  readonly choose: (index: number) => void;
  readonly point: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly answerTwin: (answer: "USE" | "ADD" | "BACK") => void;
}

interface LinkChoiceArgs {
  readonly target: LinkTarget;
  readonly onClose: () => void;
  readonly onUpload: () => void;
}

/**
 * Returns the state of an open link box, and what its keys do. What is chosen stays chosen when more is found, and Enter
 * does what was on the screen as chosen when it was pressed.
 */
export function useLinkChoice({ target, onClose, onUpload }: LinkChoiceArgs): LinkChoice {
  const { kind, ties } = target;
  const listId = useId();
  const [text, setText] = useState("");
  // By its key: what is found later stands above it, or takes its place in the order.
  const [chosen, setChosen] = useState<string | null>(null);
  const [twin, setTwin] = useState<LinkedRecord | null>(null);
  const [marked, setMarked] = useState<Tie | null>(null);
  const { hits, ...found } = useLinkHits(text, target);
  const findTwinOf = useTwin(kind);
  const name = text.trim();
  const linkedIds = new Set(ties.map(({ record }) => record.id));
  const link = (record: LinkedRecord): void => {
    onClose();
    if (!linkedIds.has(record.id)) target.link(record);
  };
  const create = (): void => {
    onClose();
    target.create(name);
  };
  const createOrAsk = async (): Promise<void> => {
    const found = await findTwinOf(name);
    if (found === undefined) create();
    else setTwin(found);
  };
  const upload = (): void => {
    onUpload();
    onClose();
  };
  const options = useLinkOptions({ target, hits, name, link, create: () => void createOrAsk(), upload });
  const at = options.findIndex(({ key }) => key === chosen);
  // The best one that is found first is chosen until somebody chooses another, or it is not found any more.
  const [best] = hits;
  if (at < 0 && best !== undefined) setChosen(best.id);
  const active = Math.max(at, Math.min(0, options.length - 1));
  // With the text: what was chosen for another one is not meant any more.
  const nameOf = (option: LinkOption | undefined): string => `${option?.key ?? ""} ${text}`;
  const shown = useShown(nameOf(options[active]));
  const choose = (index: number): void => options[index]?.run();
  const point = (index: number): void => {
    setChosen(options[index]?.key ?? null);
    shown.put(nameOf(options[index]));
  };
  const enter = (): void => {
    const seen = options.find((option) => nameOf(option) === shown.read()) ?? options[active];
    seen?.run();
  };
  const onBackspace = (): boolean => {
    const last = ties.at(-1);
    if (text !== "" || last === undefined) return false;
    if (marked?.linkId === last.linkId) target.unlink(last);
    setMarked(marked?.linkId === last.linkId ? null : last);
    return true;
  };
  return {
    listId,
    text,
    options,
    active,
    found: { ...found, count: hits.length },
    twin,
    marked,
    type: (typed) => {
      setText(typed);
      setChosen(null);
      setMarked(null);
    },
    choose,
    point,
    onKeyDown: onKeys<KeyboardEvent>((_event, key) => {
      const next = nextIndex(key, active, options.length);
      if (next !== undefined) point(next);
      else if (key === "Enter") enter();
      else if (key === "Escape") onClose();
      else if (key !== "Backspace" || !onBackspace()) return false;
    }),
    answerTwin: (answer) => {
      if (answer === "USE" && twin !== null) link(twin);
      else if (answer === "ADD") create();
      else setTwin(null);
    },
  };
}
