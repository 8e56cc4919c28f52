import { JOB_HUNT_SIGNS_MAX } from "../../schema/limits.js";
import { definePart } from "../jobhunt/parts/define-part.js";
import { RecordKind } from "../platform/record-kind.js";
import { Sign } from "./sign.entity.js";

/** The signs in a person's hunts. */
export const SIGN_RECORD = definePart({
  kind: RecordKind.SIGN,
  entity: Sign,
  most: JOB_HUNT_SIGNS_MAX,
  texts: { properties: ["note"], field: "signs" },
  search: { texts: "note", named: "note", hit: { name: "left(note, 120)" } },
});
