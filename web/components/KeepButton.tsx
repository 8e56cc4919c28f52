import { useState } from "react";
import { Button } from "./controls/Button.js";
import { guestMessages as messages } from "./guestMessages.js";
import { askToLeave } from "../lib/leaveGuard.js";
import { notifyProblem } from "../lib/notify.js";
import { useGuestAccount } from "../lib/useGuestAccount.js";
import { useT } from "../lib/useT.js";

/** The button that leads a guest to the page on which the example becomes an account of their own. */
export function KeepButton() {
  const t = useT();
  const open = useGuestAccount();
  const [isBusy, setBusy] = useState(false);
  const keep = async (): Promise<void> => {
    setBusy(true);
    try {
      await open("keep");
    } catch {
      setBusy(false);
      notifyProblem(t(messages.failed));
    }
  };
  return (
    <Button type="primary" loading={isBusy} onClick={() => askToLeave(() => void keep())}>
      {t(messages.keep)}
    </Button>
  );
}
