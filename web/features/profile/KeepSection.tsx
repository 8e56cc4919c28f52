import { useId } from "react";
import { guestMessages as messages } from "../../components/guestMessages.js";
import { KeepButton } from "../../components/KeepButton.js";
import { useT } from "../../lib/useT.js";

/** What a guest has in place of sessions and a password: the way to an account of their own. */
export function KeepSection() {
  const t = useT();
  const titleId = useId();
  return (
    <section className="profile-section" aria-labelledby={titleId}>
      <div className="profile-head">
        <h3 id={titleId}>{t(messages.example)}</h3>
        <div className="profile-actions">
          <KeepButton />
        </div>
      </div>
      <p className="profile-text">{t(messages.keepText)}</p>
    </section>
  );
}
