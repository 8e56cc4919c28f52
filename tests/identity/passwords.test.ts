import { describe, expect, it } from "@jest/globals";
import { Passwords } from "../../gateway/identity/local-provider/passwords.js";

const cheap = { logCost: 4, parallel: 1 };

describe("a password", () => {
  it("is known again by its hash, and no other is", async () => {
    const passwords = new Passwords(cheap);
    const hash = await passwords.hash("correct horse");

    expect(await passwords.matches("correct horse", hash)).toBe(true);
    expect(await passwords.matches("correct horsE", hash)).toBe(false);
    expect(await passwords.matches("", hash)).toBe(false);
  });

  it("has another hash each time", async () => {
    const passwords = new Passwords(cheap);

    expect(await passwords.hash("correct horse")).not.toBe(await passwords.hash("correct horse"));
  });

  it("is known again when a keyboard writes its accents differently", async () => {
    const passwords = new Passwords(cheap);
    const hash = await passwords.hash("caf\u00e9 au lait");

    expect(await passwords.matches("cafe\u0301 au lait", hash)).toBe(true);
  });

  it("is known again after the cost of new hashes was raised", async () => {
    const hash = await new Passwords(cheap).hash("correct horse");

    expect(await new Passwords({ logCost: 5, parallel: 2 }).matches("correct horse", hash)).toBe(true);
  });

  it("fits no account that is not there", async () => {
    expect(await new Passwords(cheap).matches("correct horse", undefined)).toBe(false);
  });

  it("is not looked at when sixty are waiting already", async () => {
    const passwords = new Passwords(cheap);

    const answers = await Promise.allSettled(Array.from({ length: 70 }, () => passwords.hash("correct horse")));

    const refused = answers.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(70 - 62);
    expect(refused[0]).toMatchObject({ reason: { code: "RATE_LIMITED", facts: { retryAfter: 10 } } });
  });

  it("costs what is recommended unless a test says otherwise", async () => {
    expect(await new Passwords().hash("correct horse")).toMatch(/^scrypt\$15\$3\$/);
  });
});
