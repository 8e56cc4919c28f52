import { useParams } from "react-router-dom";
import { useT } from "../lib/useT.js";
import { appMessages as messages } from "./messages.js";
import { placeholderScreen, screens } from "./screens.js";

const { Component: HuntSheet } = screens.huntSheet;
const { Component: Placeholder } = placeholderScreen;

/** The hunt sheet of the address, or else the placeholder, which says where the hunt may be. */
export function HuntSheetRoute() {
  const t = useT();
  const { id = "" } = useParams();
  return <HuntSheet key={id} id={id} placeholder={<Placeholder reason={t(messages.huntGone)} />} />;
}
