import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { describe, expect, it } from "@jest/globals";
import { act, createElement, type ReactNode } from "react";
import { textFields } from "../../../web/lib/textFields.js";
import { useEdited, type Edited, type Seen } from "../../../web/lib/useEdited.js";
import { renderHook } from "../render-hook.js";

type Field = "name" | "address";

interface Company {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly address: string;
}

const { textsOf } = textFields("name", "address");
const NORTHWIND: Company = { id: "1", version: 4, name: "Northwind", address: "Lisbon" };

describe("a record in a form", () => {
  it("is saved to as the form began with it, whatever arrives", () => {
    const form = open(NORTHWIND);

    form.rerender({ ...NORTHWIND, version: 5, name: "Northwind Ltd" });

    expect(form.result.current.base).toBe(NORTHWIND);
  });

  it("names the fields that were changed elsewhere, and sends the version that was seen", () => {
    const form = open(NORTHWIND);
    const { theirs, version } = form.result.current;

    form.rerender({ ...NORTHWIND, version: 6, address: "Porto" });

    expect([theirs, version]).toEqual([undefined, 4]);
    expect(stateOf(form)).toEqual({ theirs: { address: "Porto" }, version: 4, isGone: false });
  });

  it("sends the newest version where no field of the form was changed elsewhere", () => {
    const form = open(NORTHWIND);

    form.rerender({ ...NORTHWIND, version: 7 });

    expect(stateOf(form)).toEqual({ theirs: undefined, version: 7, isGone: false });
  });

  it("minds no older answer that comes late", () => {
    const form = open(NORTHWIND);

    form.rerender({ ...NORTHWIND, version: 3, name: "Nordwind" });

    expect(stateOf(form)).toEqual({ theirs: undefined, version: 4, isGone: false });
  });

  it("is settled field by field, and sends the newest version once all are", () => {
    const form = open(NORTHWIND);
    form.rerender({ ...NORTHWIND, version: 5, name: "Northwind Ltd", address: "Porto" });

    act(() => form.result.current.settle(["name"]));
    const half = stateOf(form);
    act(() => form.result.current.settle(["address"]));

    expect(half).toEqual({ theirs: { address: "Porto" }, version: 4, isGone: false });
    expect(stateOf(form)).toEqual({ theirs: undefined, version: 5, isGone: false });
  });

  it("asks again when a settled field is changed elsewhere once more", () => {
    const form = open(NORTHWIND);
    form.rerender({ ...NORTHWIND, version: 5, name: "Northwind Ltd" });
    act(() => form.result.current.settle(["name"]));

    form.rerender({ ...NORTHWIND, version: 6, name: "Northwind AG" });

    expect(stateOf(form)).toEqual({ theirs: { name: "Northwind AG" }, version: 4, isGone: false });
  });

  it("goes on with what a draft began with", () => {
    const began: Seen = { version: 2, texts: { name: "Northwind", address: "Faro" } };

    expect(stateOf(open(NORTHWIND, began))).toEqual({ theirs: { address: "Lisbon" }, version: 2, isGone: false });
  });

  it("is gone when it is no longer shown", () => {
    const form = open(NORTHWIND);

    form.rerender(undefined);

    expect(stateOf(form)).toEqual({ theirs: undefined, version: 4, isGone: true });
  });

  it("that is new has no version, and is not gone", () => {
    expect(stateOf(open(undefined))).toEqual({ theirs: undefined, version: undefined, isGone: false });
  });
});

/** Opens the form of a record. */
function open(record: Company | undefined, began?: Seen) {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const wrap = (children: ReactNode): ReactNode => createElement(ApolloProvider, { client, children });
  return renderHook((now: Company | undefined) => useEdited<Company, Field>(now, textsOf, began), record, { wrap });
}

/** What a form says and sends. */
function stateOf({ result: { current } }: { readonly result: { readonly current: Edited<Company, Field> } }) {
  const { theirs, version, isGone } = current;
  return { theirs, version, isGone };
}
