import type { ReactNode } from "react";
import { phaseAfter } from "../../components/line/hue.js";
import { phaseNames } from "../../components/line/messages.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { useRichT, useT } from "../../lib/useT.js";
import { helpLines, helpTexts, type JobHuntScreen } from "./messages.js";

const bold = (words: string[]): ReactNode => <b>{words}</b>;

/** The text of the help panel of a job hunt screen. */
export function HelpText({ screen }: { readonly screen: JobHuntScreen }) {
  const t = useT();
  const richT = useRichT();
  const hasMouse = !useMediaQuery(screens.noMouse);
  if (screen === "ALL") return <p>{t(helpTexts.ALL)}</p>;
  const next = phaseAfter(screen);
  return (
    <>
      <p>{t(helpTexts[screen])}</p>
      <ul>
        <li>{richT(helpLines.open, { b: bold })}</li>
        <li>{hasMouse ? t(helpLines.reset) : richT(helpLines.resetByMenu, { b: bold })}</li>
        <li>
          {next === null
            ? richT(helpLines.completeLast, { b: bold })
            : richT(helpLines.complete, { b: bold, next: t(phaseNames[next]) })}
        </li>
      </ul>
    </>
  );
}
