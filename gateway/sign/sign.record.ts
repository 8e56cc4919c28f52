import { RecordKind } from "../platform/record-kind.js";
import { definePart } from "../record/record-definition.js";
import { Sign } from "./sign.entity.js";

/** The signs in a person's hunts. */
export const SIGN_RECORD = definePart({ kind: RecordKind.SIGN, entity: Sign, search: { texts: "note" } });
