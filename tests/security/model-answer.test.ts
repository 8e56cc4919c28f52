import { describe, expect, it } from "@jest/globals";
import {
  answerSchema,
  parseModelJson,
  readModelFields,
  SECTION_FIELDS,
  SHORT_FIELDS,
} from "../../gateway/capture/model/model-answer.js";
import { JobField } from "../../gateway/capture/types.js";

describe("parseModelJson", () => {
  const value = { jobTitle: "Baker", salary: "" };
  const line = JSON.stringify(value);
  const block = JSON.stringify(value, null, 2);

  it.each([
    ["one bare line", line],
    ["many bare lines", block],
    ["a fence with a language", `\`\`\`json\n${block}\n\`\`\``],
    ["a fence without", `\`\`\`\n${line}\n\`\`\``],
    ["a fence of tildes", `~~~\n${line}\n~~~`],
    ["a fence that is never closed", `\`\`\`json\n${block}`],
    ["blank lines and Windows line ends around a fence", `\r\n\`\`\`json\r\n${line}\r\n\`\`\`  \r\n\r\n`],
  ])("reads %s", (_what, answer) => {
    expect(parseModelJson(answer)).toEqual(value);
  });

  it("keeps a fence that is inside a value", () => {
    expect(parseModelJson(JSON.stringify({ a: "```\ncode\n```" }))).toEqual({ a: "```\ncode\n```" });
  });

  it.each(["", "```json\n```", "no JSON", `${line} and more`, `Here:\n${line}`, "{'a': 1}"])(
    "reads nothing from %j",
    (answer) => {
      expect(parseModelJson(answer)).toBeUndefined();
    },
  );
});

describe("the model's answer", () => {
  const fields = Object.values(JobField);
  const blank = (field: JobField) => (field in SHORT_FIELDS ? "" : []);
  const whole = Object.fromEntries(fields.map((field) => [field, blank(field)]));
  const read = (answer: object) => readModelFields(JSON.stringify(answer), 3, fields);

  it("can be asked for every field of a job, and for nothing else", () => {
    const { required, properties, additionalProperties } = answerSchema(fields);

    expect([...Object.keys(SHORT_FIELDS), ...Object.keys(SECTION_FIELDS)].sort()).toEqual([...fields].sort());
    expect(required).toEqual(fields);
    expect(Object.keys(properties ?? {})).toEqual(fields);
    expect(additionalProperties).toBe(false);
  });

  it("is asked for the missing fields alone", () => {
    expect(answerSchema(["salary", "perksAndBenefits"])).toMatchObject({
      required: ["salary", "perksAndBenefits"],
      properties: { salary: { type: "string" }, perksAndBenefits: { type: "array" } },
    });
    expect(readModelFields('{"salary":"30k"}', 3, ["salary"])).toEqual({ values: { salary: "30k" }, sections: {} });
    expect(readModelFields('{"salary":"30k"}', 3, ["location"])).toBeNull();
  });

  it("is read strictly: one field less or more makes it unusable", () => {
    expect(read(whole)).not.toBeNull();
    for (const field of fields) {
      const { [field]: _left, ...rest } = whole;
      expect(read(rest)).toBeNull();
    }
    expect(read({ ...whole, url: "" })).toBeNull();
  });

  it("tells a field that the advert does not state from one about which it says nothing", () => {
    const answer = read({ ...whole, jobRequirements: [{ from: 1, to: 4 }] });

    expect(answer?.values.jobTitle).toBe("");
    expect(answer?.sections.perksAndBenefits).toEqual([]);
    expect(answer?.sections).not.toHaveProperty("jobRequirements");
  });
});
