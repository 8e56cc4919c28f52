import { optionalComponent } from "../../lib/lazyComponent.js";

/** The offer among the facts of a hunt, which few hunts have. */
export const OfferFact = optionalComponent(async () => (await import("./OfferFact.js")).OfferFact);
