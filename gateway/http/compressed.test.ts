import { describe, expect, it } from "@jest/globals";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressed, COMPRESSED_FROM, encodingFor } from "./compressed.js";

function asking(accepted: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  if (accepted !== undefined) request.headers["accept-encoding"] = accepted;
  return request;
}

describe("the encoding of an answer", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["*", "br"],
    ["br;q=0, gzip", "gzip"],
    ["identity", null],
    ["zstd", null],
    ["", null],
    [undefined, null],
  ])("is one that the client accepts: %s, %s", (accepted, encoding) => {
    expect(encodingFor(asking(accepted), COMPRESSED_FROM)).toBe(encoding);
  });

  it("is none for a short answer", () => {
    expect(encodingFor(asking("br"), COMPRESSED_FROM - 1)).toBeNull();
  });

  it("gives the same text back", async () => {
    const text = "Bewerbung \u00fc ".repeat(200);

    expect(brotliDecompressSync(await compressed(text, "br")).toString()).toBe(text);
    expect(gunzipSync(await compressed(text, "gzip")).toString()).toBe(text);
    await expect(compressed(text, "zstd")).rejects.toThrow("There is no encoding zstd.");
  });
});
