import { PlainPage } from "../../components/PlainPage.js";
import { useT } from "../../lib/useT.js";
import { signUpMessages as messages } from "./messages.js";

/** Thanks a user whom the closed beta does not admit yet (spec 1). */
export function SignUpScreen({ onOk }: { onOk: () => void }) {
  const t = useT();
  return (
    <PlainPage appName={t(messages.appName)} title={t(messages.title)} drawing={<LineAhead />}>
      <p>{t(messages.notice)}</p>
      <button type="button" className="plain-button primary" onClick={onOk}>
        {t(messages.ok)}
      </button>
    </PlainPage>
  );
}

function LineAhead() {
  return (
    <svg className="art" viewBox="0 0 360 90" width="360" aria-hidden>
      <path d="M0 60h120" className="b1" />
      <path d="M128 60h38c8 0 13-3 18-8l18-18c5-5 10-8 18-8h62" className="b2" />
      <circle cx="120" cy="60" r="12" className="l-st" />
      <circle cx="290" cy="26" r="8" className="l-st soft" />
    </svg>
  );
}
