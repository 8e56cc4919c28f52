import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { SAMPLES } from "../support/file-samples.js";

const UPLOAD = `mutation ($file: Upload!) { uploadFile(file: $file) { fileId url name mediaType } }`;

interface Uploaded {
  readonly fileId: string;
  readonly url: string;
  readonly name: string;
  readonly mediaType: string;
}

const sample = (kind: string): Buffer => SAMPLES[kind] ?? Buffer.alloc(0);
const late = (before: string): Buffer => Buffer.concat([Buffer.from(before), sample("pdf")]);

/** Names and contents, with what they are, as what they are served, and under which name they are downloaded. */
const DOWNLOADED: readonly (readonly [name: string, content: Buffer, type: string, served: string, as?: string])[] = [
  ["IMG_1.HEIC", sample("heic"), "image/heic", "image/heic"],
  ["IMG_2.heif", sample("heif"), "image/heif", "image/heif"],
  ["IMG_3.jpg", sample("heic"), "image/heic", "image/heic", "IMG_3.jpg.heic"],
  ["letter.txt", Buffer.from("\uFEFFGr\u00fc\u00dfe", "utf16le"), "text/plain", "text/plain; charset=utf-16le"],
  [
    "letter-be.txt",
    Buffer.from("\uFEFFGr\u00fc\u00dfe", "utf16le").swap16(),
    "text/plain",
    "text/plain; charset=utf-16be",
  ],
  ["ansi.txt", Buffer.from("Gr\u00fc\u00dfe", "latin1"), "text/plain", "text/plain; charset=windows-1252"],
  ["jobs.csv", sample("csv"), "text/csv", "text/csv; charset=utf-8"],
  ["advert.html", sample("html"), "text/html", "text/plain; charset=utf-8"],
  ["advert.mhtml", sample("mhtml"), "multipart/related", "text/plain; charset=utf-8"],
  ["mail.eml", sample("eml"), "message/rfc822", "text/plain; charset=utf-8"],
  ["mail.msg", sample("msg"), "application/vnd.ms-outlook", "application/vnd.ms-outlook"],
  ["invitation.ics", sample("ics"), "text/calendar", "text/calendar; charset=utf-8"],
  ["letter.pages", sample("pages"), "application/vnd.apple.pages", "application/vnd.apple.pages"],
  ["hidden.txt", Buffer.from("<svg onload=alert(1)>"), "text/plain", "text/plain; charset=utf-8"],
];

const SHOWN: readonly (readonly [name: string, content: Buffer, type: string, as?: string])[] = [
  ["Chrome.jpg", sample("webp"), "image/webp", "Chrome.jpg.webp"],
  ["photo.avif", sample("avif"), "image/avif"],
  ["contract.pdf", late("\uFEFF\r\n"), "application/pdf"],
  ["contract", late("\n\n"), "application/pdf", "contract.pdf"],
];

describe("an uploaded file", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  /** Uploads a file on both ways, and returns what is told of it and the two answers with its content. */
  async function uploadTwice(name: string, content: Buffer): Promise<{ told: Uploaded; answers: readonly Response[] }> {
    const file = new File([Buffer.from(content)], name);
    const rest = (await me.upload(file)).body as { url: string }; // read below
    const { uploadFile } = await me.query<{ uploadFile: Uploaded }>(UPLOAD, { file });
    const paths = [rest.url, uploadFile.url].map((url) => new URL(url).pathname);
    return { told: uploadFile, answers: await Promise.all(paths.map((path) => app.anonymous.send(path))) };
  }

  it.each(DOWNLOADED)("%s is a download that never runs", async (name, content, type, served, as = name) => {
    const { told, answers } = await uploadTwice(name, content);

    expect(told).toMatchObject({ name, mediaType: type });
    for (const answer of answers) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": served,
        "content-disposition": `attachment; filename=${as}`,
        "content-security-policy": expect.stringMatching(/^default-src 'none'.*; sandbox$/),
        "x-content-type-options": "nosniff",
      });
      expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    }
  });

  it.each(SHOWN)("%s is shown by the browser", async (name, content, type, as = name) => {
    const { told, answers } = await uploadTwice(name, content);

    expect(told).toMatchObject({ name, mediaType: type });
    for (const answer of answers) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": type,
        "content-disposition": `inline; filename=${as}`,
        "content-security-policy": expect.stringMatching(/^default-src 'none'/),
        "x-content-type-options": "nosniff",
      });
      expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    }
  });

  it("is nobody else's, whatever its kind", async () => {
    const other = await app.signIn();
    const { uploadFile } = await me.query<{ uploadFile: Uploaded }>(UPLOAD, {
      file: new File([Buffer.from(sample("heic"))], "IMG_4.HEIC"),
    });

    const answers = await Promise.all(
      [other, app.anonymous].map((client) => client.send(`/files/${uploadFile.fileId}`)),
    );

    expect(answers.map(({ status }) => status)).toEqual([404, 401]);
  });
});
