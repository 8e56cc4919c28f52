import { describe, expect, it } from "@jest/globals";
import { UPLOAD_MAX_BYTES } from "../../../schema/limits.js";
import {
  extensionOf,
  extensionOfFile,
  fileSize,
  findFileProblem,
  isReadable,
  nameFromFile,
  shownFileName,
} from "../../../web/components/file/documentFile.js";
import { named } from "../translate.js";

describe("the name of a file", () => {
  it.each([
    ["cv.pdf", "cv.pdf"],
    ["  my \n cv.pdf", "my cv.pdf"],
    ["cv\u202Efdp.exe", "cvfdp.exe"],
    ["c\u200Bv\uFEFF.pdf", "cv.pdf"],
    ["\u{1F468}\u200D\u{1F469}\u200D\u{1F467}.jpg", "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}.jpg"],
  ])("is shown without what cannot be seen: %j", (name, shown) => {
    expect(shownFileName(name)).toBe(shown);
  });

  it("is shown without its middle where it is long, by whole characters", () => {
    const shown = shownFileName(`${"😀".repeat(80)}.pdf`);

    expect(Array.from(shown)).toHaveLength(60);
    expect(shown).toMatch(/^😀{45}…😀{10}\.pdf$/u);
    expect(shownFileName("a".repeat(60))).toBe("a".repeat(60));
  });

  it.each([
    ["my_cv_2026.pdf", "my cv 2026"],
    ["archive.tar.gz", "archive.tar"],
    [".gitignore", ""],
    ["No ending", "No ending"],
  ])("names a document without its ending: %s", (file, name) => {
    expect(nameFromFile(file)).toBe(name);
  });

  it.each([
    ["cv.pdf", "PDF"],
    ["/files/1/cv.DOCX", "DOCX"],
    ["cv", ""],
    ["cv.not-one", ""],
  ])("has an ending: %s", (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});

describe("the kind that a stored file is shown as", () => {
  it.each([
    ["photo.jpg", "image/heic", "HEIC"],
    ["photo.JPEG", "image/jpeg", "JPEG"],
    ["photo", "image/webp", "WEBP"],
    ["mail.eml", "message/rfc822", "EML"],
    ["cv.old", "application/unknown", "OLD"],
  ])("is that of its content: %s of %s", (name, mediaType, extension) => {
    expect(extensionOfFile({ name, mediaType })).toBe(extension);
  });
});

describe("the size of a file", () => {
  it.each([
    [1, "1 kB"],
    [2_048, "2 kB"],
    [1_048_576, "1 MB"],
    [1_600_000, "1.5 MB"],
  ])("of %i bytes is %s", (bytes, text) => {
    expect(fileSize(bytes, "en")).toBe(text);
  });
});

describe("a file that is to be uploaded", () => {
  const find = (name: string, size: number, max = UPLOAD_MAX_BYTES): string | undefined => {
    const file = new File([new Uint8Array(1)], name);
    Object.defineProperty(file, "size", { value: size });
    return findFileProblem(file, max, named, "en");
  };

  it("is refused for holding nothing and for its size; its kind is for the server to tell", () => {
    expect([find("cv.exe", 1), find("cv.pdf", 0), find("cv.PDF", UPLOAD_MAX_BYTES + 1)]).toEqual([
      undefined,
      expect.stringMatching(/empty name=cv\.pdf$/),
      expect.stringMatching(/tooLarge name=cv\.PDF size=.+ max=\d+$/),
    ]);
  });

  it("is taken up to the limit", () => {
    expect([find("cv.pdf", 1), find("cv.pdf", UPLOAD_MAX_BYTES)]).toEqual([undefined, undefined]);
  });

  it("is taken up to the limit of the person, which the refusal names", () => {
    const megabyte = 1024 * 1024;

    expect(find("cv.pdf", megabyte, megabyte)).toBeUndefined();
    expect(find("cv.pdf", megabyte + 1, megabyte)).toMatch(/tooLarge name=cv\.pdf size=.+ max=1$/);
  });

  it("is readable until it is moved or changed", async () => {
    const file = new File(["text"], "cv.pdf");
    const moved = new File(["text"], "cv.pdf");
    Object.defineProperty(moved, "slice", {
      value: () => ({ arrayBuffer: () => Promise.reject(new DOMException("It is gone.", "NotFoundError")) }),
    });

    expect([await isReadable(file), await isReadable(moved)]).toEqual([true, false]);
  });
});
