import { useMemo } from "react";
import { LINE_MAX } from "../../../schema/limits.js";
import { KnownJobs } from "../../plan/known/KnownJobs.js";
import type { DifferentJobs } from "../../plan/known/useDifferentJobs.js";
import { comparable, useEarlierCaptures } from "../../plan/known/useEarlierCaptures.js";

interface KnownByTitleProps {
  /** The title of a new hunt, as it is typed: a job and its employer. */
  readonly title: string;
  readonly different: DifferentJobs;
}

/** Warns that the job of a new hunt was probably captured before. */
export function KnownByTitle({ title, different }: KnownByTitleProps) {
  const parts = useMemo(
    () => ({
      advertText: null,
      sourceUrl: null,
      companyName: null,
      jobTitle: comparable(title, LINE_MAX),
      location: null,
      referenceNumber: null,
    }),
    [title],
  );
  const captures = different.without(useEarlierCaptures(parts, null).captures);
  return <KnownJobs captures={captures} advert="" different={different} />;
}
