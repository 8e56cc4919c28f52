import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { Check } from "lucide-react";
import { Children, createElement, isValidElement, type KeyboardEvent, type ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { NEVER } from "rxjs";
import { usePaletteKey } from "../../../web/app/usePaletteKey.js";
import { ChoiceDialog } from "../../../web/components/ChoiceDialog.js";
import { ConfirmDelete } from "../../../web/components/ConfirmDelete.js";
import { Menu } from "../../../web/components/controls/Menu.js";
import { MenuList } from "../../../web/components/controls/MenuList.js";
import { FormFrame } from "../../../web/components/FormFrame.js";
import { AdvertText } from "../../../web/features/jobdetails/AdvertText.js";
import { stepGestures } from "../../../web/features/jobhunt/stepGestures.js";
import { LogFilter } from "../../../web/features/log/LogFilter.js";
import { createCache } from "../../../web/lib/createCache.js";
import { SessionContext, type Session } from "../../../web/lib/session.js";
import { useShortcut } from "../../../web/lib/shortcuts.js";
import { GuidePanel } from "../../../web/plan/guide/GuidePanel.js";
import { MarkedTextarea } from "../../../web/plan/guide/MarkedTextarea.js";
import { useCopyKey } from "../../../web/plan/guide/useCopyKey.js";
import { LinkTwin } from "../../../web/plan/link/LinkTwin.js";
import { TieCard } from "../../../web/plan/link/TieCard.js";
import { useLinkChoice } from "../../../web/plan/link/useLinkChoice.js";
import { huntWith } from "../plan/step/hunts.js";
import { pressKey, reactKey, type Pressed } from "../pressed-keys.js";
import { renderHook } from "../render-hook.js";
import { speaking } from "../translate.js";

const RECORD = { kind: "COMPANY", id: "c", name: "Brindle Maps", detail: "" } as const;
const NO_REF = { current: null };

const SESSION: Session = {
  guid: "p",
  name: "Robin Sample",
  email: undefined,
  picture: undefined,
  featuresOff: [],
  isGuest: false,
  guest: null,
  uploadMaxBytes: 1,
  getToken: () => Promise.resolve(undefined),
  logOut: () => undefined,
};

/** What takes away what a test has rendered. */
const mounted: (() => void)[] = [];

/** A place that handles keys. */
export interface Place {
  /** The key that it acts on, and what is held with it. */
  readonly key: string;
  readonly held?: Pressed;
  /** Puts it on a page; `act` is called when it acts. */
  readonly make: (act: () => void) => (key: string, pressed: Pressed) => void;
  /** It hears of the keys of the whole page: what it leaves alone there. */
  readonly leaves?: { readonly fields: boolean; readonly dialogs: boolean };
}

/** A place whose element handles keys, given what it renders. */
const element =
  (draw: (act: () => void) => ReactNode): Place["make"] =>
  (act) => {
    const result = render(() => draw(act));
    return (key, pressed) => handlerIn(result.current)(reactKey(key, pressed).event as unknown as KeyboardEvent); // what is asked of one
  };

/** A place that hears of the keys of the whole page. */
const page =
  (listen: (act: () => void) => unknown): Place["make"] =>
  (act) => {
    render(() => void listen(act));
    return (key, pressed) => void pressKey(key, pressed);
  };

/** The places that handle keys, by what they are. */
export const PLACES: Readonly<Record<string, Place>> = {
  "a form": { key: "Escape", make: element((act) => FormFrame({ onBack: act, children: null })) },
  "a question before something is deleted": {
    key: "Escape",
    make: element((act) => ConfirmDelete({ onNo: act, onYes: act })),
  },
  "the card of a linked record": {
    key: "Escape",
    make: element((act) =>
      TieCard({
        id: "i",
        tie: { linkId: "l", step: null, record: RECORD },
        anchor: NO_REF,
        onClose: act,
        onUnlink: undefined,
      }),
    ),
  },
  "the question about a record of the same name": {
    key: "Escape",
    make: element((act) => LinkTwin({ twin: RECORD, kind: "COMPANY", onAnswer: act })),
  },
  "the guide in a card": {
    key: "Escape",
    make: element((act) => GuidePanel({ jobHunt: huntWith({ steps: {} }), step: "ACCEPT_OFFER", onClose: act })),
  },
  "the filter of the log": {
    key: "Escape",
    make: element((act) => LogFilter({ text: "", notice: "", count: "", onChange: act, onClose: act })),
  },
  "the area for an advert": {
    key: "Enter",
    held: { ctrlKey: true },
    make: element((act) =>
      AdvertText({
        id: "i",
        text: "",
        marked: [],
        isRead: false,
        readings: 0,
        onChange: act,
        onPaste: act,
        onExtract: act,
        focusRef: { current: null },
      }),
    ),
  },
  "a text of one line": {
    key: "Enter",
    make: element((act) =>
      MarkedTextarea({
        value: "",
        label: "",
        words: { lang: "en", dir: "ltr" },
        factValues: [],
        onChange: act,
        onEnter: act,
      }),
    ),
  },
  "a menu": {
    key: "Escape",
    make: element((act) => MenuList({ anchor: NO_REF, className: undefined, items: [], onClose: act, onRun: act })),
  },
  "the box that links": {
    key: "Enter",
    make: (act) => {
      const target = {
        ...({ kind: "COMPANY", jobHuntId: null, employerName: null, ties: [], upload: () => undefined } as const),
        ...{ link: act, create: act, unlink: act },
      };
      const result = render(() => useLinkChoice({ target, onClose: act, onUpload: () => undefined }));
      return (key, pressed) => result.current.onKeyDown(reactKey(key, pressed).event as unknown as KeyboardEvent); // as above
    },
  },
  "the button of a step": {
    key: "r",
    make: (act) => {
      const { onKeyDown } = stepGestures(
        { id: "s", name: "ACCEPT_OFFER", status: "DONE", dueOn: null, doneOn: null },
        act,
      );
      return (key, pressed) => onKeyDown(reactKey(key, pressed).event as unknown as KeyboardEvent); // as above
    },
  },
  "the letters of a menu": {
    key: "m",
    make: page((act) =>
      Menu({
        isOpen: true,
        items: [{ key: "a", letter: "m", label: "A", onClick: act }],
        children: createElement("button", { "aria-expanded": true }),
      }),
    ),
    leaves: { fields: false, dialogs: false },
  },
  "a dialog with choices": {
    key: "j",
    make: page((act) =>
      ChoiceDialog({
        title: "",
        choices: [{ letter: "j", icon: Check, word: "", line: "", onChoose: act }],
        onClose: act,
      }),
    ),
    leaves: { fields: true, dialogs: false },
  },
  "a shortcut": { key: "n", make: page((act) => useShortcut("n", act)), leaves: { fields: true, dialogs: true } },
  "search and commands": {
    key: "k",
    held: { ctrlKey: true },
    make: page(usePaletteKey),
    leaves: { fields: false, dialogs: true },
  },
  "the key that copies": {
    key: "c",
    held: { metaKey: true },
    make: page(useCopyKey),
    leaves: { fields: true, dialogs: true },
  },
};

/** Returns what handles the keys of an element, or of one in it. */
function handlerIn(node: ReactNode): (event: KeyboardEvent) => void {
  const found = handlersIn(node)[0];
  if (found === undefined) throw new Error("Nothing handles keys there.");
  return found;
}

function handlersIn(node: ReactNode): readonly ((event: KeyboardEvent) => void)[] {
  return Children.toArray(node).flatMap((one) => {
    if (!isValidElement<{ onKeyDown?: (event: KeyboardEvent) => void; children?: ReactNode }>(one)) return [];
    const { onKeyDown, children } = one.props;
    return [...(onKeyDown === undefined ? [] : [onKeyDown]), ...handlersIn(children)];
  });
}

/** Puts a component into a page of the product, whose server does not answer. */
function inProduct(component: ReactNode): ReactNode {
  const client = new ApolloClient({ link: new ApolloLink(() => NEVER), cache: createCache() });
  const children = createElement(SessionContext.Provider, { value: SESSION }, speaking("en")(component));
  return createElement(ApolloProvider, { client, children: createElement(MemoryRouter, null, children) });
}

/** Renders what a component returns until `removeRendered` is called. */
export function render<Result>(component: () => Result): { readonly current: Result } {
  const { result, unmount } = renderHook(component, undefined, { wrap: inProduct });
  mounted.push(unmount);
  return result;
}

/** Takes away what a test has rendered. */
export function removeRendered(): void {
  for (const unmount of mounted.splice(0)) unmount();
}
