import { once } from "node:events";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "@jest/globals";
import type { Request, Response } from "express";
import { createPlaces } from "../rate-limit.js";
import { receiveForm } from "./upload-form.js";
import { uploadPlaces } from "./upload-places.js";

const RULES = { folder: ".", fileMax: 10, fields: [], fieldMax: 0, file: "file" };

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

  it("holds no place", async () => {
    const places = createPlaces({ perPerson: 1, total: 1 });
    const response = Object.assign(new ServerResponse(formRequest()), {
      locals: { context: { viewer: { ownerId: "somebody" } } },
    });
    const socket = new Socket();
    response.assignSocket(socket);
    socket.destroy();
    await once(response, "close");

    const request = { is: () => true } as unknown as Request; // all that is asked of it
    await uploadPlaces(places)(request, response as unknown as Response, () => undefined); // with its locals it is enough

    await expect(places.hold("somebody", () => Promise.resolve("free"))).resolves.toBe("free");
  });
});
