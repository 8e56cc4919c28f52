import { describe, expect, it } from "@jest/globals";
import { limitsOf, QuotaKind, quotaReached, QUOTAS } from "./quotas.js";

describe("the quotas", () => {
  it("allow 20,000 of each kind, two million log entries and two gigabytes of files unless the operator says otherwise", () => {
    const { FILE_BYTES, LOG_ENTRY, ...others } = limitsOf(QUOTAS);

    expect([FILE_BYTES, LOG_ENTRY, ...new Set(Object.values(others))]).toEqual([2 * 1024 ** 3, 2_000_000, 20_000]);
  });

  it.each(Object.values(QuotaKind))("say how much there may be and what helps: %s", (kind) => {
    const { code, message, facts } = quotaReached(kind, 3 * 1024 * 1024);

    expect([code, facts.current]).toEqual(["QUOTA_REACHED", { kind, limit: 3 * 1024 * 1024 }]);
    expect(message).toMatch(/^You.* (3,145,728|3 MB).*whoever runs this server can allow more\.$/);
    // Emptying the bin takes away neither types nor entries of the log.
    const isFreed = kind !== "TYPE" && kind !== "LOG_ENTRY";
    expect(message.includes("What is in the bin counts too")).toBe(isFreed);
    expect(message.includes("empty the bin to make room")).toBe(isFreed);
  });
});
