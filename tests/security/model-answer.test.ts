import { describe, expect, it } from "@jest/globals";
import {
  ANSWER_SCHEMA,
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
  const fields = [...Object.keys(SHORT_FIELDS), ...Object.keys(SECTION_FIELDS)].sort();

  it("is asked for every field of a job, and for nothing else", () => {
    expect(fields).toEqual(Object.values(JobField).sort());
    expect(new Set(fields)).toEqual(
      new Set(ANSWER_SCHEMA["required"] instanceof Array ? ANSWER_SCHEMA["required"] : []),
    );
    expect(Object.keys(ANSWER_SCHEMA["properties"] ?? {}).sort()).toEqual(fields);
    expect(ANSWER_SCHEMA["additionalProperties"]).toBe(false);
  });

  it("is read strictly: one field less or more makes it unusable", () => {
    const whole = Object.fromEntries(fields.map((field) => [field, field in SHORT_FIELDS ? "" : []]));

    expect(readModelFields(JSON.stringify(whole), 1)).toEqual({ values: {}, sections: {} });
    for (const field of fields) {
      const { [field]: _left, ...rest } = whole;
      expect(readModelFields(JSON.stringify(rest), 1)).toBeNull();
    }
    expect(readModelFields(JSON.stringify({ ...whole, url: "" }), 1)).toBeNull();
  });
});
