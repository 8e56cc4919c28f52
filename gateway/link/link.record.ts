import { JOB_HUNT_LINKS_MAX } from "../../schema/limits.js";
import { definePart } from "../jobhunt/parts/define-part.js";
import { RecordKind } from "../platform/record-kind.js";
import { Link } from "./link.entity.js";

/** The links of a person's hunts. */
export const LINK_RECORD = definePart({
  kind: RecordKind.LINK,
  entity: Link,
  most: JOB_HUNT_LINKS_MAX,
  remedy: "Unlink something first.",
});
