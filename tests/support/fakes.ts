import type { AddressSource } from "../../gateway/address/address-source.js";
import { foldAddress } from "../../gateway/address/fold.js";
import type { Clock } from "../../gateway/clock.js";
import type { CaptureBorders } from "../../gateway/capture/capture.service.js";
import { AppError } from "../../gateway/errors.js";

/** A clock that stands still until it is moved. */
export class FakeClock implements Clock {
  private time = new Date("2026-11-21T09:00:00.000Z").getTime();

  now(): Date {
    return new Date(this.time);
  }

  /** Moves the time on. */
  advance(milliseconds: number): void {
    this.time += milliseconds;
  }
}

/** Capture without any outside: no page can be fetched, and no model is set up. */
export const offlineCapture: CaptureBorders = {
  extractorFor: () => ({ extract: () => Promise.reject(new AppError("PAGE_UNREACHABLE")) }),
  hasModel: false,
  asker: { ask: () => Promise.reject(new AppError("MODEL_NOT_CONFIGURED")) },
};

/** Capture that reads the same out of every advert and answers every question alike, without any outside. */
export const answeringCapture: CaptureBorders = {
  extractorFor: () => ({
    extract: ({ text, url }) =>
      Promise.resolve({
        fields: [
          {
            field: "jobTitle",
            value: "Gardener",
            source: "RULE",
            confidence: 0.9,
            quote: "Gardener",
            start: 0,
            end: 8,
          },
        ],
        advertText: text ?? "Gardener wanted",
        sourceUrl: url ?? null,
        language: "en",
        usedModel: false,
        notices: [],
      }),
  }),
  hasModel: true,
  asker: { ask: (_personId, message) => Promise.resolve(`You asked: ${message}`) },
};

/** Places that only tests know, found by how they begin. */
const PLACES = ["Quayside 1, Harbourtown", "Quayside 12, Harbourtown", "Quarry Road, Milltown", "Łukowa, Milltown"];

/** An address service without any outside. */
export const fakeAddresses: AddressSource = {
  suggest: (_personId, { text, first }) =>
    Promise.resolve(PLACES.filter((place) => foldAddress(place).includes(foldAddress(text))).slice(0, first)),
};
