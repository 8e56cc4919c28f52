import { useLocation, useParams } from "react-router-dom";
import { comparedIds } from "../lib/paths.js";
import { useT } from "../lib/useT.js";
import { appMessages as messages } from "./messages.js";
import { placeholderScreen, screens } from "./screens.js";

const { Component: HuntSheet } = screens.huntSheet;
const { Component: Compare } = screens.compare;
const { Component: Placeholder } = placeholderScreen;

/**
 * The hunt sheet of the address, or the offer of its hunt beside those of others; else the placeholder, which says where the
 * hunt may be.
 */
export function HuntSheetRoute() {
  const t = useT();
  const { id = "" } = useParams();
  const others = comparedIds(useLocation().search);
  const placeholder = <Placeholder reason={t(messages.huntGone)} />;
  if (others !== null)
    return <Compare key={id} ids={[id, ...others.filter((other) => other !== id)]} placeholder={placeholder} />;
  return <HuntSheet key={id} id={id} placeholder={placeholder} />;
}
