import { useCallback, useMemo, useState } from "react";

/** The mode of a screen with a list and a form (spec 4). */
export type Mode = "READ" | "CREATE" | "UPDATE";

/** The actions that change a mode: New, Edit, a finished save, or Back. */
type ModeAction = "new" | "edit" | "saved" | "back";

const transitions: Readonly<Record<Mode, Partial<Record<ModeAction, Mode>>>> = {
  READ: { new: "CREATE", edit: "UPDATE" },
  CREATE: { saved: "READ", back: "READ" },
  UPDATE: { saved: "READ", back: "READ" },
};

/** Returns the following mode; an action without a meaning in a mode leaves it unchanged. */
function nextMode(mode: Mode, action: ModeAction): Mode {
  return transitions[mode][action] ?? mode;
}

/** Returns the mode of a screen, and its actions. */
export function useMode(): {
  readonly mode: Mode;
  readonly isForm: boolean;
  readonly act: (action: ModeAction) => void;
} {
  const [mode, setMode] = useState<Mode>("READ");
  const act = useCallback((action: ModeAction) => setMode((current) => nextMode(current, action)), []);
  return useMemo(() => ({ mode, isForm: mode !== "READ", act }), [mode, act]);
}
