import { Button } from "../../components/controls/Button.js";
import { useId, useState } from "react";
import { guestMessages as messages } from "../../components/guestMessages.js";
import { notifyProblem } from "../../lib/notify.js";
import { useGuestAccount } from "../../lib/useGuestAccount.js";
import { useT } from "../../lib/useT.js";

/** What a guest has in place of sessions and a password: the way to an account of their own. */
export function KeepSection() {
  const t = useT();
  const open = useGuestAccount();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const keep = async (): Promise<void> => {
    setBusy(true);
    await open("keep").catch(() => notifyProblem(t(messages.failed)));
    setBusy(false);
  };
  return (
    <section className="profile-section" aria-labelledby={titleId}>
      <div className="profile-head">
        <h3 id={titleId}>{t(messages.example)}</h3>
        <div className="profile-actions">
          <Button type="primary" loading={isBusy} onClick={() => void keep()}>
            {t(messages.keep)}
          </Button>
        </div>
      </div>
      <p className="profile-text">{t(messages.keepText)}</p>
    </section>
  );
}
