import { Route } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.js";
import { Icon } from "../../components/Icon.js";
import { useRichT } from "../../lib/useT.js";
import { idealJobMessages as messages } from "./messages.js";
import { useFollower } from "./useFollower.js";

const bold = (words: string[]): ReactNode => <b dir="auto">{words}</b>;
const toJobHunts = (words: string[]): ReactNode => <Link to={paths.jobHunts}>{words}</Link>;

/** Shows above the list which hunt Activate links an ideal job to, or where to select one. */
export function SelectedJobHunt() {
  const { follower } = useFollower();
  const richT = useRichT();
  return (
    <p className="selected-hunt">
      <Icon of={Route} />
      <span>
        {follower
          ? richT(messages.selectedJobHunt, { b: bold, hunt: follower.name })
          : richT(messages.noSelectedJobHunt, { a: toJobHunts })}
      </span>
    </p>
  );
}
