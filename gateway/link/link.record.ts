import { RecordKind } from "../platform/record-kind.js";
import { definePart } from "../record/record-definition.js";
import { Link } from "./link.entity.js";

/** The links of a person's hunts. */
export const LINK_RECORD = definePart({ kind: RecordKind.LINK, entity: Link });
