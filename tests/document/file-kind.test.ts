import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { compoundFile, isoPicture, SAMPLES, zip } from "../support/file-samples.js";
import { mediaTypeOf } from "../../gateway/document/file-kind.js";
import { downloadName, isShown, servedType } from "../../gateway/document/served-file.js";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "file-kind-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function kindOf(name: string, content: Buffer | string): Promise<string> {
  const path = join(folder, "file");
  await writeFile(path, content);
  return mediaTypeOf(name, path);
}

const sample = (kind: string): Buffer => SAMPLES[kind] ?? Buffer.alloc(0);
const ansi = (text: string): Buffer => Buffer.from(text, "latin1");
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, "utf16le");
const bigEndian = (text: string): Buffer => utf16(text).swap16();

describe("the kind of a file", () => {
  it.each([
    ["photo.jpg", sample("heic"), "image/heic"],
    ["contract.txt", Buffer.concat([Buffer.from("\uFEFF\n"), sample("pdf")]), "application/pdf"],
    ["contract", Buffer.concat([Buffer.from("\uFEFF\n"), sample("pdf")]), "application/pdf"],
    ["IMG_0001", sample("heic"), "image/heic"],
    ["photo.jpg", isoPicture("msf1", "hevc"), "image/heic"],
    ["photo.jpg", isoPicture("heim"), "image/heic"],
    ["photo.HEIC", isoPicture("mif1", "miaf", "avif"), "image/avif"],
    ["photo.png", sample("heif"), "image/heif"],
    ["photo.jpg", sample("webp"), "image/webp"],
    ["photo.webp", sample("jpg"), "image/jpeg"],
    ["cv.docx", sample("pdf"), "application/pdf"],
    ["cv.pdf.exe", sample("pdf"), "application/pdf"],
    ["cv", sample("docx"), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["cv.txt", sample("rtf"), "application/rtf"],
    ["mail.doc", sample("msg"), "application/vnd.ms-outlook"],
    ["letter.zip", sample("pages"), "application/vnd.apple.pages"],
    ["old.pages", zip({ "index.xml": "<sl:document/>" }), "application/vnd.apple.pages"],
  ])("is that of its content, whatever its name: %s", async (name, content, mediaType) => {
    expect(await kindOf(name, content)).toBe(mediaType);
  });

  it.each([
    ["a byte order mark", "\uFEFF\r\n"],
    ["line ends", "\n\n\n"],
    ["the commands of a printer", "\u001B%-12345X@PJL JOB\r\n"],
    ["as many bytes as readers look at", " ".repeat(1024 - 5)],
  ])("is PDF with %s before its header", async (_what, before) => {
    expect(await kindOf("cv.pdf", `${before}${sample("pdf").toString()}`)).toBe("application/pdf");
  });

  it.each([
    ["a.txt", Buffer.from("Grüße"), "text/plain"],
    ["a.txt", Buffer.from("\uFEFFGrüße"), "text/plain"],
    ["a.txt", utf16("Grüße"), "text/plain; charset=utf-16le"],
    ["a.csv", bigEndian("Grüße"), "text/csv; charset=utf-16be"],
    ["a.txt", ansi("Gr\u00fc\u00dfe"), "text/plain; charset=windows-1252"],
    ["a.md", Buffer.concat([ansi("30 "), Buffer.from([0x80])]), "text/markdown; charset=windows-1252"],
    ["a.txt", Buffer.from([0xcf, 0xf0, 0x8f, 0x81]), "text/plain; charset=unknown-8bit"],
    ["a", Buffer.from("Hello"), "text/plain"],
    ["a.HTM", sample("html"), "text/html"],
    ["a.mht", sample("mhtml"), "multipart/related"],
    // What begins like a picture, a program, a model or a page is text where all of it is.
    ["BMW.txt", Buffer.from("BMW AG, Munich"), "text/plain"],
    ["MZ.txt", Buffer.from("MZ Motorrad"), "text/plain"],
    ["a.md", Buffer.from("solid experience"), "text/markdown"],
    ["a.txt", Buffer.from("<svg onload=alert(1)>"), "text/plain"],
    ["a.txt", Buffer.from("The header of a PDF is %PDF-1.4."), "text/plain"],
  ])("is that of the name for text: %s", async (name, content, mediaType) => {
    expect(await kindOf(name, content)).toBe(mediaType);
  });

  it.each([
    ["a program", "a.txt", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(600)])],
    ["bytes of no kind", "a.txt", Buffer.from([0x01, 0x02, 0xff, 0x80, 0x10, 0x05])],
    ["UTF-16 that ends within a character", "a.txt", utf16("Gruß").subarray(0, -1)],
    ["UTF-16 with half a character", "a.txt", utf16("\uD83D")],
    ["a NUL", "a.txt", Buffer.from("a\0b")],
    ["a page as a picture", "a.jpg", sample("html")],
    ["a page as a PDF", "a.pdf", sample("html")],
    ["a page with the header of a PDF in it", "a.pdf", `<html><script>alert(1)</script>\n${sample("pdf").toString()}`],
    ["a page in UTF-16 before a PDF", "a.pdf", Buffer.concat([utf16("<script>alert(1)</script>"), sample("pdf")])],
    ["a GIF that is a PDF too", "a.pdf", Buffer.concat([ansi("GIF89a\x01\0\x01\0\x80\0\0"), sample("pdf")])],
    ["a picture that is an archive too", "a.docx", Buffer.concat([ansi("GIF89a\x01\0\x01\0"), sample("docx")])],
    ["a program that is a PDF too", "a.pdf", Buffer.concat([ansi("MZ"), Buffer.alloc(64), sample("pdf")])],
    ["a PDF that begins too late", "a.pdf", `${" ".repeat(1024 - 4)}${sample("pdf").toString()}`],
    ["a film", "a.heic", isoPicture("isom", "mp42")],
    ["an archive", "a.pages", zip({ "a.txt": "x" })],
    ["slides of Keynote", "a.pages", zip({ "Index/Document.iwa": "x", "Index/Slide-1.iwa": "x" })],
    ["a table of old Excel", "a.doc", compoundFile(["Workbook"])],
    ["a damaged old Word file", "a.doc", sample("doc").subarray(0, 600)],
    ["a text with an ending of its own", "a.js", "alert(1)"],
    ["a drawing", "a.svg", "<svg onload=alert(1)/>"],
  ])("is none that is kept for %s, and says what to do", async (_what, name, content) => {
    const refused = await kindOf(name, content).catch((error: unknown) => error);

    expect(refused).toMatchObject({
      code: "UNSUPPORTED_MEDIA_TYPE",
      message: expect.stringMatching(/[Ss]ave it as PDF.* choose that file/),
      facts: { fields: [{ field: "file", rule: "kind" }] },
    });
  });

  it.each(["\uFEFF", utf16(""), bigEndian("")])("is none for a text without characters", async (content) => {
    await expect(kindOf("a.txt", content)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("a stored file", () => {
  it.each([
    ["photo.jpg", "image/heic", "photo.jpg.heic"],
    ["photo.JPEG", "image/jpeg", "photo.JPEG"],
    ["photo.jfif", "image/jpeg", "photo.jfif"],
    ["photo.heif", "image/heic", "photo.heif"],
    ["cv.pdf.exe", "application/pdf", "cv.pdf.exe.pdf"],
    ["cv", "application/pdf", "cv.pdf"],
    ["a.txt", "text/plain; charset=windows-1252", "a.txt"],
    ["README", "text/plain", "README.txt"],
  ])("%s of %s is downloaded as %s", (name, mediaType, download) => {
    expect(downloadName(name, mediaType)).toBe(download);
  });

  it.each([
    ["text/plain", "text/plain; charset=utf-8"],
    ["text/plain; charset=utf-16le", "text/plain; charset=utf-16le"],
    ["text/plain; charset=unknown-8bit", "text/plain"],
    ["text/markdown", "text/markdown; charset=utf-8"],
    ["text/html", "text/plain; charset=utf-8"],
    ["multipart/related; charset=windows-1252", "text/plain; charset=windows-1252"],
    ["message/rfc822", "text/plain; charset=utf-8"],
    ["application/pdf", "application/pdf"],
  ])("of %s is served as %s", (stored, served) => {
    expect(servedType(stored)).toBe(served);
  });

  it("is shown only as a PDF or as a picture that browsers show", () => {
    const types = ["application/pdf", "image/png", "image/jpeg", "image/webp", "image/avif"];
    const others = ["image/heic", "image/heif", "text/html", "text/plain", "image/svg+xml", "application/msword"];

    expect(types.filter(isShown)).toEqual(types);
    expect(others.filter(isShown)).toEqual([]);
  });
});
