import type { KeyPress } from "../../web/lib/keys.js";

/** What is special about a key that is pressed. */
export type Pressed = Partial<Omit<KeyPress, "preventDefault" | "stopPropagation" | "defaultPrevented">> & {
  readonly defaultPrevented?: boolean;
  readonly repeat?: boolean;
  readonly target?: unknown;
  /** The time of the page, in milliseconds. */
  readonly timeStamp?: number;
};

/** React's event for a key, and how often what was done with it. */
export interface ReactKey {
  readonly event: KeyPress & { readonly target: unknown; readonly repeat: boolean };
  readonly done: { prevented: number; stopped: number };
}

const NOTHING_HELD = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, keyCode: 0, repeat: false };

/** An element, as far as a key asks one; one that is in a field finds itself as its field. */
export class FakeElement {
  constructor(
    readonly isInField = false,
    readonly isContentEditable = false,
  ) {}
  closest(): FakeElement | null {
    return this.isInField ? this : null;
  }
  getAttribute(): null {
    return null;
  }
}

/** An event of the page for a key. */
export class FakeKeyboardEvent extends Event {
  constructor(type: string, pressed: Pressed = {}) {
    super(type, { cancelable: true });
    for (const [name, value] of Object.entries({ key: "", isComposing: false, ...NOTHING_HELD, ...pressed }))
      Object.defineProperty(this, name, { value });
  }
}

/** Presses a key wherever the focus is; returns whether something has acted on it. */
export function pressKey(key: string, pressed: Pressed = {}): boolean {
  return !document.dispatchEvent(new FakeKeyboardEvent("keydown", { key, ...pressed }));
}

/** Returns React's event for a key, which counts what is done with it. */
export function reactKey(key: string, { isComposing = false, ...pressed }: Pressed = {}): ReactKey {
  const done = { prevented: 0, stopped: 0 };
  const event = {
    key,
    ...NOTHING_HELD,
    target: new FakeElement(),
    defaultPrevented: false,
    nativeEvent: { isComposing },
    preventDefault: () => void (done.prevented += 1),
    stopPropagation: () => void (done.stopped += 1),
    ...pressed,
  };
  return { event, done };
}
