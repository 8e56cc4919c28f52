import { CircleCheckBig } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { guideMessages as messages } from "./guideMessages.js";
import type { GuideView } from "./guideView.js";

/** How to do a step; the first part is enough for a start. */
export function How({ view }: { readonly view: GuideView }) {
  const t = useT();
  return (
    <ol className="how">
      {view.guide.how.map((part, place) => (
        <li key={part}>
          <span {...view.words}>{part}</span>
          {place === 0 && <small>{t(messages.goodStart)}</small>}
        </li>
      ))}
    </ol>
  );
}

/** When a step is done. */
export function DoneWhen({ view }: { readonly view: GuideView }) {
  const t = useT();
  return (
    <p className="done-when">
      <Icon of={CircleCheckBig} />
      <span>
        <b>{t(messages.doneWhen)}</b> <span {...view.words}>{view.guide.doneWhen}</span>
      </span>
    </p>
  );
}

/** Lines for people in a hard situation, closed, the same for everybody. */
export function Situations({ view }: { readonly view: GuideView }) {
  const t = useT();
  const { situations } = view.guide;
  if (situations === undefined) return null;
  return (
    <details className="situations">
      <summary>{t(messages.situations)}</summary>
      <dl {...view.words}>
        {situations.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
