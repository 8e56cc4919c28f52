import type { Translate } from "../../lib/useT.js";
import type { DayTexts } from "../step/dayTexts.js";
import { keptMessages as messages } from "./keptMessages.js";
import { channelNames, submissionMessages } from "./messages.js";
import type { Submission_SubmissionFragment } from "./submission.generated.js";

type Kept = Submission_SubmissionFragment;

/** How many characters of a hash are shown. */
const SHOWN = 8;

/** A part of a kept copy; `hash` is the start of its SHA-256, null for a link. */
interface KeptPart {
  readonly key: string;
  readonly name: string;
  readonly hash: string | null;
}

/** Returns the start of a hash, which is enough to compare two by eye. */
export function shortHash(hash: string | null): string | null {
  return hash === null ? null : hash.slice(0, SHOWN);
}

/** Returns the name of a document of a copy, with its version. */
export function keptName({ name, versionNumber }: Kept["files"][number], t: Translate): string {
  return versionNumber === null ? name : t(submissionMessages.version, { name, number: String(versionNumber) });
}

/** Returns when it was sent: `Sent on Mon 9 Nov, 15:10`. */
export function whenSent({ sentOn, sentTime }: Kept, t: Translate, days: DayTexts): string {
  const day = days.date(sentOn);
  return sentTime === null ? t(messages.sentOn, { day }) : t(messages.sentAt, { day, time: sentTime });
}

/** Returns to whom and how it was sent: `To Leontine Farrow · E-mail`. */
export function howSent({ recipient, channel }: Kept, t: Translate): string {
  const how = t(channelNames[channel]);
  return recipient === null ? how : t(messages.toBy, { name: recipient, how });
}

/** Returns everything in a copy: its documents, the letter and the advert. */
export function partsOf(copy: Kept, t: Translate): readonly KeptPart[] {
  const { files, letterHash, advertHash } = copy;
  const text = (key: string, name: string, hash: string | null): KeptPart[] =>
    hash === null ? [] : [{ key, name, hash: shortHash(hash) }];
  return [
    ...files.map((file) => ({
      key: `${file.documentId} ${file.versionNumber}`,
      name: keptName(file, t),
      hash: shortHash(file.contentHash),
    })),
    ...text("letter", t(messages.letter), letterHash),
    ...text("advert", t(messages.advert), advertHash),
  ];
}
