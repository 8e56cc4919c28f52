import type { AddressSource } from "../../gateway/address/address-source.js";
import { foldWords } from "../../gateway/platform/fold-text.js";
import type { Clock } from "../../gateway/platform/clock.js";
import type { CaptureDeps } from "../../gateway/capture/capture.service.js";
import type { ExtractInput, Extraction } from "../../gateway/capture/types.js";
import { AppError } from "../../gateway/platform/errors.js";

/** A clock that stands still until it is advanced. */
export class FakeClock implements Clock {
  private time = new Date("2026-11-21T09:00:00.000Z").getTime();

  now(): Date {
    return new Date(this.time);
  }

  /** Advances the time. */
  advance(milliseconds: number): void {
    this.time += milliseconds;
  }
}

/** Capture without any outside: no page can be fetched, and no model is set up. */
export const offlineCapture: CaptureDeps = {
  extractorFor: () => ({
    extract: () => Promise.reject(new AppError("PAGE_UNREACHABLE")),
    improve: () => Promise.reject(new AppError("MODEL_NOT_CONFIGURED")),
  }),
  hasModel: false,
  asker: { ask: () => Promise.reject(new AppError("MODEL_NOT_CONFIGURED")) },
};

/** An extraction that is the same for every advert. */
function answered({ text, url }: Pick<ExtractInput, "text" | "url">): Promise<Extraction> {
  const quoted = { quote: "Gardener", start: 0, end: 8 };
  return Promise.resolve({
    id: "read-before",
    fields: [{ field: "jobTitle", value: "Gardener", source: "RULE", confidence: 0.9, ...quoted, runs: [quoted] }],
    advertText: text ?? "Gardener wanted",
    sourceUrl: url ?? null,
    language: "en",
    usedModel: false,
    canImprove: false,
    notices: [],
    postings: [],
  });
}

/** Capture that reads the same out of every advert and answers every question alike, without any outside. */
export const answeringCapture: CaptureDeps = {
  extractorFor: () => ({ extract: answered, improve: () => answered({}) }),
  hasModel: true,
  asker: { ask: (_personId, message) => Promise.resolve(`You asked: ${message}`) },
};

/** Fictional addresses, found by their beginnings. */
const PLACES = ["Quayside 1, Harbourtown", "Quayside 12, Harbourtown", "Quarry Road, Milltown", "Łukowa, Milltown"];

/** An address service without network access. */
export const fakeAddresses: AddressSource = {
  suggest: (_personId, { text, first }) =>
    Promise.resolve(PLACES.filter((place) => foldWords(place).includes(foldWords(text))).slice(0, first)),
};
