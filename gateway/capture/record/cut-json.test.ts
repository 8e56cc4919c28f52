import { describe, expect, it } from "@jest/globals";
import { parseCutJson } from "./cut-json.js";

const LONG = "Windrose Loft makes sails for wooden boats and repairs old ones, by hand and with patience. ".repeat(2);

describe("JSON that ends too early", () => {
  it.each<[string, unknown]>([
    ['{"a":1,"b":2', { a: 1 }],
    ['{"a":1,"b":"x"', { a: 1, b: "x" }],
    ['{"a":1,"b":"x', { a: 1 }],
    ['{"a":1,"b', { a: 1 }],
    ['{"a":1,"b":', { a: 1 }],
    ['{"a":1,', { a: 1 }],
    ['{"a":{"b":{"c":[1,2', { a: { b: { c: [1] } } }],
    ['{"a":["x","y', { a: ["x"] }],
    ['{"a":{"b":1},"c":{', { a: { b: 1 }, c: {} }],
    ['{"a":"},{","b":tr', { a: "},{" }],
    ['{"a":"x\\"y","b":"\\', { a: 'x"y' }],
    ['[{"a":1},{"a":2,"b":3', [{ a: 1 }, { a: 2 }]],
    ['<!--\n{"a":"one\ntwo","b":', { a: "one\ntwo" }],
    ['{"a":[1,],"b":"', { a: [1] }],
    ["{", {}],
  ])("is read up to the cut: %s", (source, value) => {
    expect(parseCutJson(source, false)).toEqual(value);
  });

  it.each([
    '{"a":1}',
    '{"a":1} and more',
    '{"a":]',
    "{a:1,b:2",
    '"a',
    "",
    "window.state",
    '{"a" 1,"b":2',
    "[".repeat(300),
  ])("is something else: %s", (source) => {
    expect(parseCutJson(source, true)).toBeUndefined();
  });

  it.each([
    ["", LONG],
    ["\\", LONG],
    ["\\u00", LONG],
    ["<p class=", LONG],
    ["\\u003cp", LONG],
    ["&am", LONG],
    ["\\u00e9", `${LONG}é`],
    ["<b>x</b>", `${LONG}<b>x</b>`],
  ])("keeps the beginning of a long text where that is wanted (%s)", (end, text) => {
    const source = `{"title":"Sail Maker","description":"${LONG}${end}`;

    expect(parseCutJson(source, true)).toEqual({ title: "Sail Maker", description: text });
    expect(parseCutJson(source, false)).toEqual({ title: "Sail Maker" });
  });

  it("keeps no beginning of a short text, nor of a name", () => {
    expect(parseCutJson('{"a":1,"title":"Sail Ma', true)).toEqual({ a: 1 });
    expect(parseCutJson(`{"a":1,"${LONG}`, true)).toEqual({ a: 1 });
  });

  it("is read at every length without failing, and never says more than the whole", () => {
    const whole = JSON.stringify({ t: 'a\\"b\u2028é', l: [1, { d: "<p>x</p>" }, null, true], n: { m: -1.5e3 } });

    for (let length = 1; length < whole.length; length += 1) {
      const value = JSON.stringify(parseCutJson(whole.slice(0, length), false));

      expect(whole.startsWith(value.replace(/[\]}]+$/, ""))).toBe(true);
    }
  });
});
