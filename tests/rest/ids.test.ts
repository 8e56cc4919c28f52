import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { ROUTES } from "../../gateway/rest/routes.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { answeringCapture } from "../support/fakes.js";
import { makeSpace, randomSpace, type Space } from "../support/space.js";
import { REST_ROWS } from "./rest.rows.js";

/** Every field of every row that holds the id of a record. */
const IDS = ROUTES.flatMap(({ method, path, takes }) =>
  Object.entries(takes).flatMap(([name, { schema, use }]) =>
    schema["format"] === "uuid" && use !== "read-only" ? [{ method, path, name, isRequired: use === "required" }] : [],
  ),
);
const REQUIRED = IDS.filter(({ isRequired }) => isRequired);
const FORMS = ["no-uuid", "7", "019aa5f0-0000-7000-8000-00000000000", "019aa5f0000070008000000000000001", "%", "-1"];
const NONE = ["", " ", "0"];

describe("a bad id", () => {
  let app: TestApp;
  let me: Client;
  let mine: Space;
  let theirs: Space;

  beforeAll(async () => {
    app = await startTestApp({ capture: answeringCapture });
    me = await app.signIn();
    mine = await makeSpace(me, "Mine");
    theirs = await makeSpace(await app.signIn(), "Theirs");
  });
  afterAll(() => app.close());

  const values = (method: string, path: string, space: Space): Record<string, unknown> => ({
    ...REST_ROWS[`${method} ${path}`]?.values(space),
  });

  it("is looked for in every row that has one", () => {
    expect(IDS.map(({ path, name }) => `${path} ${name}`)).toEqual([
      "/idealjob/store id",
      "/idealjob/delete id",
      "/idealjob/link jobHuntId",
      "/idealjob/link idealJobId",
      "/idealjob/jobhunt/get jobhunt",
      "/note/get gunid",
      "/note/add id",
      "/note/add gunid",
      "/note/delete gunid",
      "/note/delete id",
      "/jobhunt/store id",
      "/jobhunt/update id",
      "/jobhunt/phase/activate id",
      "/jobhunt/delete jobhuntId",
      "/jobhunt/terminate jobhuntId",
      "/jobhunt/step/update id",
      "/jobhunt/step/reset id",
      "/company/store id",
      "/company/delete id",
      "/documents/store id",
      "/documents/delete id",
      "/person/store id",
      "/person/store guid",
      "/person/delete guid",
      "/job/get jobHuntId",
      "/job/add jobHuntId",
      "/job/add jobId",
    ]);
  });

  it.each(IDS)("that is no id is 422 with the field's name: $method $path $name", async ({ method, path, name }) => {
    const answers = await Promise.all(
      FORMS.map((form) => me.rest(method, path, { ...values(method, path, mine), [name]: form })),
    );

    const message = `${name}: an id is a UUID such as 0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a.`;
    const error = { code: "VALIDATION", message, fields: [{ field: name, rule: "uuid", message }] };
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      FORMS.map(() => ({ status: 422, body: { error: { ...error, reference: expect.any(String) } } })),
    );
  });

  it.each(REQUIRED)(
    "that is missing is 422 with the field's name: $method $path $name",
    async ({ method, path, name }) => {
      const { [name]: _, ...without } = values(method, path, mine);

      const answers = await Promise.all(
        [without, ...NONE.map((none) => ({ ...without, [name]: none }))].map((sent) => me.rest(method, path, sent)),
      );

      expect(answers).toMatchObject(
        answers.map(() => ({
          status: 422,
          body: { error: { code: "VALIDATION", fields: [{ field: name, rule: "required" }] } },
        })),
      );
    },
  );

  it.each(REQUIRED)("that is nobody's or a stranger's is 404: $method $path $name", async ({ method, path, name }) => {
    const answers = await Promise.all(
      [randomSpace(), theirs].map((others) =>
        me.rest(method, path, {
          ...values(method, path, mine),
          [name]: values(method, path, others)[name] ?? uuidv7(),
        }),
      ),
    );

    const error = {
      code: "NOT_FOUND",
      message: expect.stringMatching(/^(There is|No )/),
      reference: expect.any(String),
    };
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 404, body: { error } },
      { status: 404, body: { error } },
    ]);
  });
});
