import { useCallback, useMemo, useState } from "react";

/** What a screen with a list and a form is doing (spec 4). */
export type Mode = "READ" | "CREATE" | "UPDATE";

/** What may happen to a mode: New, Edit, a finished save, or Back. */
type ModeAction = "new" | "edit" | "saved" | "back";

const transitions: Readonly<Record<Mode, Partial<Record<ModeAction, Mode>>>> = {
  READ: { new: "CREATE", edit: "UPDATE" },
  CREATE: { saved: "READ", back: "READ" },
  UPDATE: { saved: "READ", back: "READ" },
};

/** Tells which mode follows; an action that has no meaning in a mode leaves it as it is. */
function nextMode(mode: Mode, action: ModeAction): Mode {
  return transitions[mode][action] ?? mode;
}

/** Holds the mode of a screen. */
export function useMode(): {
  readonly mode: Mode;
  readonly isForm: boolean;
  readonly act: (action: ModeAction) => void;
} {
  const [mode, setMode] = useState<Mode>("READ");
  const act = useCallback((action: ModeAction) => setMode((current) => nextMode(current, action)), []);
  return useMemo(() => ({ mode, isForm: mode !== "READ", act }), [mode, act]);
}
