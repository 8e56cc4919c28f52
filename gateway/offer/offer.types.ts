import { connectionOf } from "../graphql/connection-of.js";
import { RecordKind } from "../platform/record-kind.js";
import { changeOf } from "../record/change-of.js";
import { Offer } from "./offer.entity.js";

/** A page of offers. */
export const OfferConnection = connectionOf(Offer, "offers");

/** A changed offer. */
export const OfferChange = changeOf(Offer, RecordKind.OFFER);
