import { describe, expect, it } from "@jest/globals";
import pg from "pg";
import { parseUtcMoment } from "./parse-moment.js";
import "./server-driver.js";

const parse = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => unknown; // what the driver calls

describe("a moment as PostgreSQL writes it", () => {
  it.each([
    "2026-11-02 08:00:00+00",
    "2026-11-02 08:00:00.1+00",
    "2026-11-02 08:00:00.12+00",
    "2026-11-02 08:00:00.123+00",
    "2024-02-29 23:59:59.999+00",
    "1970-01-01 00:00:00+00",
    "1000-01-01 00:00:00.001+00",
    "9999-12-31 23:59:59.999+00",
  ])("is read as every parser does: %s", (text) => {
    expect(parseUtcMoment(text)).toEqual(new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`));
  });

  it.each([
    "2026-11-02 08:00:00+01",
    "2026-11-02 08:00:00-00",
    "2026-11-02 08:00:00.123456+00",
    "2026-11-02 08:00:00+05:30",
    "10000-01-01 00:00:00+00",
    "0044-03-15 08:00:00+00 BC",
    "infinity",
    "-infinity",
    "",
  ])("is left to a parser of every form: %s", (text) => {
    expect(parseUtcMoment(text)).toBeNull();
  });

  it("is read by the driver in either form", () => {
    expect([parse("2026-11-02 08:00:00.5+00"), parse("2026-11-02 09:00:00.5+01")]).toEqual(
      Array.from({ length: 2 }, () => new Date("2026-11-02T08:00:00.500Z")),
    );
  });
});
