import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { readProblem } from "../../../web/lib/readProblem.js";
import { uploadFile } from "../../../web/lib/upload.js";
import { install } from "../fake-page.js";

/** A request of the browser that waits for the test to answer it. */
class FakeRequest {
  static last: FakeRequest | undefined;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = "";
  sent: unknown;
  opened: readonly string[] = [];
  onload: (() => void) | undefined;
  onerror: (() => void) | undefined;
  onabort: (() => void) | undefined;
  onloadend: (() => void) | undefined;

  constructor() {
    FakeRequest.last = this;
  }
  open(...words: readonly string[]): void {
    this.opened = words;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, text: string): void {
    [this.status, this.responseText] = [status, text];
    this.onload?.();
    this.onloadend?.();
  }
}

describe("an upload", () => {
  let stop: AbortController;
  let progress: number[];
  let remove: () => void;

  beforeEach(() => {
    stop = new AbortController();
    progress = [];
    remove = install({ XMLHttpRequest: FakeRequest });
  });
  afterEach(() => remove());

  it("sends the file with the token, tells how much went, and answers its address", async () => {
    const { url, request } = start("token");
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    request.upload.onprogress?.({ loaded: 0, total: 0 });
    request.answer(201, `{"url":"/files/1/cv.pdf"}`);

    expect(await url).toBe("/files/1/cv.pdf");
    expect([request.opened, request.headers.get("authorization"), progress]).toEqual([
      ["POST", "/api/upload"],
      "Bearer token",
      [0.25, 0],
    ]);
    expect(request.sent instanceof FormData && request.sent.get("file")).toBeInstanceOf(File);
  });

  it.each([
    [
      "what the server says",
      400,
      `{"error":{"code":"BAD_INPUT","message":"No.","reference":"a1"}}`,
      "BAD_INPUT",
      "No.",
    ],
    ["a proxy that finds it too large", 413, "<html>", "TOO_LARGE", undefined],
    ["a session that is over", 401, "", "UNAUTHENTICATED", undefined],
    ["a proxy without its server", 502, "null", "NETWORK", undefined],
    ["an answer without an address", 200, "{}", "NETWORK", undefined],
  ])("fails with %s", async (_what, status, text, code, message) => {
    const { url, request } = start(undefined);
    request.answer(status, text);

    expect(readProblem(await failureOf(url))).toMatchObject({ code, message });
    expect(request.headers.size).toBe(0);
  });

  it("fails without a network", async () => {
    const { url, request } = start(undefined);
    request.onerror?.();

    expect(readProblem(await failureOf(url)).code).toBe("NETWORK");
  });

  it.each([
    ["while it runs", () => undefined, () => stop.abort()],
    ["before it began", () => stop.abort(), () => undefined],
  ])("is called off %s", async (_when, before, after) => {
    before();
    const { url } = start(undefined);
    after();

    expect(await failureOf(url)).toMatchObject({ name: "AbortError" });
  });

  function start(token: string | undefined): { readonly url: Promise<string>; readonly request: FakeRequest } {
    const onProgress = (share: number): void => void progress.push(share);
    const url = uploadFile(new File(["text"], "cv.pdf"), { token, onProgress, signal: stop.signal });
    if (FakeRequest.last === undefined) throw new Error("Nothing was asked.");
    return { url, request: FakeRequest.last };
  }
});

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}
