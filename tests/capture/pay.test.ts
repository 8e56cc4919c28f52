import { describe, expect, it } from "@jest/globals";
import { capturedFields } from "../support/captured-fields.js";

async function payIn(text: string): Promise<string | null> {
  return (await capturedFields({ text })).salary ?? null;
}

const BESIDE =
  "with time and a half after fifty hours, insurance from the third month, four weeks of leave and a bonus of $1,500 each year.";

describe("pay", () => {
  it.each([
    ["in lakhs", "Sail maker\nWindrose Loft\n₹ 5.4-7.2 Lacs P.A.\nPune", "₹ 5.4-7.2 Lacs P.A."],
    [
      "for an hour, in French",
      "Voilier\n\nNous payons Fr. 24.60 l'heure, treizième salaire en sus.",
      "Fr. 24.60 l'heure",
    ],
    [
      "between two amounts",
      `Voilier\n\nLe salaire se situe entre 28 $ et 34 $ de l'heure, ${BESIDE}`,
      "entre 28 $ et 34 $ de l'heure",
    ],
    ["in Finnish", "Purjeompelija\n\nPalkka on 2 184,30 euroa kuukaudessa.", "2 184,30 euroa kuukaudessa"],
    ["by a grade alone", "Segelmacher (m/w/d)\n\nVergütung nach EG 9a TVöD und Jahressonderzahlung.", "EG 9a TVöD"],
  ])("is read %s", async (_, text, pay) => {
    expect(await payIn(text)).toBe(pay);
  });

  it("is an amount rather than words or a grade beside it, and a grade rather than words", async () => {
    expect(await payIn("Segelmacher (m/w/d)\n\nEntgeltgruppe 9a TVöD\nGestern veröffentlicht")).toContain("9a TVöD");
    expect(await payIn("Segelmacher (m/w/d)\n\nEntgeltgruppe 9a TVöD\n3.200 € bis 3.900 € im Monat")).toContain(
      "3.200 €",
    );
    expect(
      await payIn(
        "Segelmakare\n\nDet här får du\n28 400–31 200 kr i månaden\n\nLön: Fast månadslön, kollektivavtal finns",
      ),
    ).toContain("28 400");
  });

  it("is no bonus that a long sentence mentions after the word for pay", async () => {
    const text = `Sail maker\n\nThe salary is agreed with each of us in spring, and a sign-on bonus of €5,000 is paid to everybody who stays for a year, whatever they sew.`;

    expect(await payIn(text)).toBeNull();
  });
});
