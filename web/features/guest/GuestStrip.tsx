import { CircleQuestionMark, Eye } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { Button } from "../../components/controls/Button.js";
import { guestMessages as messages } from "../../components/guestMessages.js";
import { Icon } from "../../components/Icon.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { askToLeave } from "../../lib/leaveGuard.js";
import { notifyProblem } from "../../lib/notify.js";
import type { GuestAccount } from "../../lib/session.js";
import { useGuestAccount, useGuestEnd, type GuestWish } from "../../lib/useGuestAccount.js";
import { useT } from "../../lib/useT.js";
import type { AddedLine } from "./addedLines.js";
import { KeepButton } from "../../components/KeepButton.js";
import { useReadAdded } from "./useAdded.js";
import "./guest.css";

const { Component: StartOwnDialog } = lazyComponent(async () => (await import("./StartOwnDialog.js")).StartOwnDialog);

/** Shows above each screen that all of it is an example, when it ends, and how to go on. */
export function GuestStrip({ guest: { endsAt, endsUnused, canKeep } }: { readonly guest: GuestAccount }) {
  const t = useT();
  const end = useGuestEnd();
  const textId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="guest-strip" aria-label={t(messages.example)}>
      <div className="guest-line">
        <b title={t(messages.example)}>
          <Icon of={Eye} size={18} />
          {t(messages.example)}
        </b>
        <button
          type="button"
          className="guest-about"
          aria-label={t(messages.about)}
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={CircleQuestionMark} size={18} />
        </button>
        <p id={textId} className={isOpen ? undefined : "is-folded"}>
          {t(endsUnused ? messages.endsUnused : messages.ends, { time: end(endsAt) })}
        </p>
        {canKeep && <Acts />}
      </div>
    </section>
  );
}

function Acts() {
  const t = useT();
  const readAdded = useReadAdded();
  const open = useGuestAccount();
  const [isBusy, setBusy] = useState(false);
  const [added, setAdded] = useState<readonly AddedLine[] | null>();
  const go = async (wish: GuestWish): Promise<void> => {
    setBusy(true);
    await open(wish).catch(() => notifyProblem(t(messages.failed)));
    setBusy(false);
  };
  const start = async (): Promise<void> => {
    setBusy(true);
    const lines = await readAdded();
    setBusy(false);
    if (lines?.length === 0) await go("start-own");
    else setAdded(lines);
  };
  return (
    <div className="guest-acts">
      <Button type="text" loading={isBusy} onClick={() => askToLeave(() => void start())}>
        {t(messages.startOwn)}
      </Button>
      <KeepButton />
      {added !== undefined && (
        <Suspense>
          <StartOwnDialog
            added={added}
            isBusy={isBusy}
            onChoose={(wish) => void go(wish)}
            onClose={() => setAdded(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
