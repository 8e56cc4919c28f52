import { pbkdf2 } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import type { Request, Response } from "express";
import { createConcurrencyLimiter } from "../platform/concurrency-limiter.js";
import { limitUploads } from "./limit-uploads.js";
import { receiveForm } from "./upload-form.js";

const RULES = { directory: ".", fileMax: 10, fields: [], fieldMax: 0, file: "file" };

function formRequest(): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), {
    headers: { "content-type": "multipart/form-data; boundary=b" },
  });
}

describe("a form that never ends", () => {
  it("leaves no file behind, also when it breaks off before that is open", async () => {
    const directory = mkdtempSync(join(tmpdir(), "upload-form-"));
    const begun = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc`;
    const receive = async (): Promise<unknown> => {
      const request = formRequest();
      // Other work of the same threads, so that opening and removing a file overtake each other.
      pbkdf2("a", "b", 500, 32, "sha512", () => undefined);
      request.push(begun);
      request.push(null);
      return receiveForm(request, { ...RULES, directory }).catch((error: unknown) => error);
    };

    const errors = await Promise.all(Array.from({ length: 1000 }, receive));
    const left = readdirSync(directory);
    rmSync(directory, { recursive: true });

    expect(errors).toEqual(errors.map(() => expect.objectContaining({ code: "BAD_REQUEST" })));
    expect(left).toEqual([]);
  });
});

describe("a form whose sender hung up before anybody listened", () => {
  it("is refused instead of waited for", async () => {
    const request = formRequest();
    request.destroy();
    await once(request, "close");

    await expect(receiveForm(request, RULES)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("counts as no upload in progress", async () => {
    const limiter = createConcurrencyLimiter({ perPerson: 1, total: 1 });
    const response = Object.assign(new ServerResponse(formRequest()), {
      locals: { context: { viewer: { ownerId: "somebody" } } },
    });
    const socket = new Socket();
    response.assignSocket(socket);
    socket.destroy();
    await once(response, "close");

    const request = { is: () => true } as unknown as Request; // the only method that is called
    await limitUploads(limiter)(request, response as unknown as Response, () => undefined); // only its locals are used

    await expect(limiter.run("somebody", () => Promise.resolve("free"))).resolves.toBe("free");
  });
});
