import type { EarlierCapture } from "../../../../web/plan/known/useEarlierCaptures.js";

type CaptureFacts = Partial<Omit<EarlierCapture, "jobHunt">> & {
  readonly jobHunt?: Partial<EarlierCapture["jobHunt"]>;
};

/** Returns a capture of an advert for an open hunt, with the same reference. */
export function captureWith({ jobHunt, ...facts }: CaptureFacts): EarlierCapture {
  return {
    ...{ kind: "SAME_COMPANY", isLikelySame: true, reasons: ["SAME_EMPLOYER", "SAME_REFERENCE"], sharedWords: null },
    ...{ capturedAt: "2026-02-01T22:30:00Z", appliedAt: null },
    jobDetails: { id: "d", jobTitle: "Forecast Analyst", companyName: "Tidewater Grid" },
    ...facts,
    jobHunt: {
      ...{ id: "h", name: "Grid", currentPhase: "APPLYING", version: 1, status: "ACTIVE" },
      ...{ outcome: null, terminationReason: null, terminatedAt: null, finishedAt: null },
      ...jobHunt,
    },
  };
}
