import { Button } from "../../components/controls/Button.js";
import { paths } from "../../lib/paths.js";
import { componentMessages } from "../../components/messages.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import { placeholderMessages as messages } from "./messages.js";
import "./placeholder.css";

interface PlaceholderScreenProps {
  /** Why there is nothing at the address, where that is known. */
  readonly reason?: string;
}

/** The placeholder of every screen that is not built yet (spec 2: 'Coming soon!'). */
export function PlaceholderScreen({ reason }: PlaceholderScreenProps) {
  const t = useT();
  const go = useGo();
  return (
    <div className="soon">
      <svg className="art" viewBox="0 0 420 90" width="420" aria-hidden>
        <path d="M0 60h120" className="b1" />
        <path d="M120 60h46c8 0 13-3 18-8l18-18c5-5 10-8 18-8h200" className="b2" />
        <circle cx="120" cy="60" r="12" className="l-st" />
        <circle cx="290" cy="26" r="8" className="l-st soft" />
      </svg>
      <h2>{t(messages.comingSoon)}</h2>
      {reason !== undefined && <p>{reason}</p>}
      <Button onClick={() => go(paths.dashboard)}>{t(componentMessages.mainScreen)}</Button>
    </div>
  );
}
