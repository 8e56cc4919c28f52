import type { MessageDescriptor } from "react-intl";
import { recordMessages } from "../../components/recordMessages.js";
import { listedKinds, type CountedKind } from "../../lib/recordKinds.js";
import { tableOf } from "../../lib/tableOf.js";

/** The names of the kinds that are counted, and in the trash by themselves, in the order of the trash. */
export const countedNames: Readonly<Record<CountedKind, MessageDescriptor>> = tableOf(
  (["JOB_HUNT", ...listedKinds, "NOTE"] as const).map((kind) => [kind, recordMessages[kind].deleted]),
);

/** These kinds, in that order. */
export const countedKinds = Object.keys(countedNames) as readonly CountedKind[]; // the keys of that same table
