import { ScanText } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths.js";
import { Icon } from "../../components/Icon.js";
import { remember } from "../../lib/remembered.js";
import { useT } from "../../lib/useT.js";
import { cardMessages } from "./cardMessages.js";

/** Leads to the captured advert of a hunt, to read it. */
export function AdvertLink({ huntId }: { readonly huntId: string }) {
  const t = useT();
  return (
    <Link className="hunt-fact" to={paths.advert} onClick={() => remember("selectedJobHuntId", huntId)}>
      <Icon of={ScanText} size={15} />
      {t(cardMessages.advert)}
    </Link>
  );
}
