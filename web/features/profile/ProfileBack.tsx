import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { paths } from "../../lib/paths.js";
import { useT } from "../../lib/useT.js";
import { backId } from "./useSection.js";

/** Leads a phone from a section back to the list: the step back of the browser, where one came from there. */
export function ProfileBack() {
  const t = useT();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isFromList = typeof state === "object" && state !== null && "isFromList" in state;
  const goBack = (event: MouseEvent): void => {
    if (!isFromList) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link id={backId} className="profile-back" to={paths.profile} replace onClick={goBack}>
      <Icon of={ArrowLeft} />
      {t(componentMessages.back)}
    </Link>
  );
}
