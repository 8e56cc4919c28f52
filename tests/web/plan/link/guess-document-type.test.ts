import { describe, expect, it } from "@jest/globals";
import { typeNames } from "../../../../web/components/typeMessages.js";
import { guessDocumentType } from "../../../../web/plan/link/guessDocumentType.js";

describe("the type of a document", () => {
  it.each([
    ["cv.pdf", "CV"],
    ["CV_Robin-Sample_2026.pdf", "CV"],
    ["RobinSampleCV.pdf", "CV"],
    ["Résumé (2).docx", "CV"],
    ["Lebenslauf Robin.pdf", "CV"],
    ["Curriculum Vitae.pdf", "CV"],
    ["السيرة الذاتية.pdf", "CV"],
    ["CoverLetter.pdf", "Cover letter"],
    ["cover letter tidewater.pdf", "Cover letter"],
    ["Anschreiben_Tidewater.pdf", "Cover letter"],
    ["Lettre de motivation.pdf", "Cover letter"],
    ["Carta de presentación.pdf", "Cover letter"],
    ["certificate.png", "Certificate"],
    ["Arbeitszeugnis Oakline.pdf", "Reference"],
    ["portfolio-2026.pdf", "Portfolio"],
    ["Arbeitsvertrag.pdf", "Contract"],
  ])("is known by the name of its file: %s is %s", (file, type) => {
    expect(guessDocumentType(file)).toBe(type);
    expect(Object.keys(typeNames.DOCUMENT)).toContain(type);
  });

  it.each([
    ["scan0001.pdf"],
    ["cvs.txt"],
    ["letter.pdf"],
    ["cv and cover letter.pdf"],
    ["Zeugnis.pdf"],
    [".pdf"],
    [""],
  ])("is not guessed where it is not certain: %j", (file) => {
    expect(guessDocumentType(file)).toBeNull();
  });
});
