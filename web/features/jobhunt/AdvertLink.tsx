import { ScanText } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.js";
import { Icon } from "../../components/Icon.js";
import { writeLocalState } from "../../lib/localStorageState.js";
import { useT } from "../../lib/useT.js";
import { cardMessages } from "./cardMessages.js";

/** Links to the captured advert of a hunt, read-only. */
export function AdvertLink({ huntId }: { readonly huntId: string }) {
  const t = useT();
  return (
    <Link className="hunt-fact" to={paths.advert} onClick={() => writeLocalState("selectedJobHuntId", huntId)}>
      <Icon of={ScanText} size={15} />
      {t(cardMessages.advert)}
    </Link>
  );
}
