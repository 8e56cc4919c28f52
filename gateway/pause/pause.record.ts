import { RecordKind } from "../platform/record-kind.js";
import { definePart } from "../jobhunt/parts/define-part.js";
import { Pause } from "./pause.entity.js";

/** The pauses of a person's hunts. */
export const PAUSE_RECORD = definePart({ kind: RecordKind.PAUSE, entity: Pause });
