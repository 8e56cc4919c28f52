import { Plus, ScanText } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.js";
import { Icon } from "../../components/Icon.js";
import { writeLocalState } from "../../lib/localStorageState.js";
import { useT } from "../../lib/useT.js";
import { cardMessages } from "./cardMessages.js";

interface AdvertLinkProps {
  readonly huntId: string;
}

/** Links to the captured advert of a hunt, read-only. */
export function AdvertLink({ huntId }: AdvertLinkProps) {
  const t = useT();
  return (
    <Link className="hunt-fact" to={paths.advert} onClick={() => select(huntId)}>
      <Icon of={ScanText} size={15} />
      {t(cardMessages.advert)}
    </Link>
  );
}

/** Leads to where the advert of a hunt without one is captured. */
export function AddAdvertLink({ huntId }: AdvertLinkProps) {
  const t = useT();
  return (
    <Link
      className="hunt-fact"
      to={paths.jobDetails}
      aria-label={t(cardMessages.addAdvert)}
      onClick={() => select(huntId)}
    >
      <Icon of={Plus} size={15} />
      {t(cardMessages.advert)}
    </Link>
  );
}

/** Both screens show the hunt that is selected. */
function select(huntId: string): void {
  writeLocalState("selectedJobHuntId", huntId);
}
