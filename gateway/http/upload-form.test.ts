import { once } from "node:events";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
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
