import { readKey } from "./key-labels.js";
import type { Leaf } from "./leaves.js";
import type { RecordSlot } from "../languages/record-words.js";
import { PAY_MIN, wholeUnits } from "../rules/salary.js";
import { RATIO_MAX } from "../rules/salary-thousands.js";

const AMOUNT = /^(?:\d{1,3}(?:[.,' ]\d{3})+|\d{1,7})(?:[.,]\d{1,2})?$/;
const CURRENCY_CODE = /^[A-Z]{3}$/;
const PERIOD = /^\p{L}[\p{L} _-]{1,24}$/u;
/** The objects of a record that are looked at; a job has some tens. */
const OBJECTS_MAX = 100;

/**
 * Reads an object whose key names pay and whose entries are one or two amounts, a currency and a period, under whatever
 * keys: { "gehalt": { "von": 3200, "bis": 3900, "waehrung": "EUR", "einheit": "Monat" } }. Empty where there is none.
 */
export function readPayObject(leaves: readonly Leaf[]): Partial<Record<RecordSlot, string>> {
  const objects = [...objectsOf(leaves)].filter(([, entries]) => entries.length > 1);
  for (const [path, entries] of objects.slice(0, OBJECTS_MAX)) {
    const key = path.split(".").at(-1) ?? "";
    if (readKey(key)?.slot !== "salary") continue;
    const values = entries.map(({ value }) => value.trim());
    const [least, most] = amountsOf(values);
    if (least === undefined) continue;
    const currency = values.find((value) => CURRENCY_CODE.test(value));
    const interval = values.find((value) => value !== currency && value !== "true" && PERIOD.test(value));
    return {
      salaryMin: least,
      ...(most === undefined ? {} : { salaryMax: most }),
      ...(currency === undefined ? {} : { currency }),
      ...(interval === undefined ? {} : { interval }),
    };
  }
  return {};
}

/** Returns the entries of each object by its path. */
function objectsOf(leaves: readonly Leaf[]): ReadonlyMap<string, Leaf[]> {
  const objects = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const path = leaf.path.slice(0, Math.max(0, leaf.path.lastIndexOf(".")));
    const entries = objects.get(path) ?? [];
    objects.set(path, entries);
    entries.push(leaf);
  }
  return objects;
}

// Numbers far below the highest count hours or payments.
function amountsOf(values: readonly string[]): string[] {
  const amounts = values.filter((value) => AMOUNT.test(value)).map((value) => ({ value, number: wholeUnits(value) }));
  const highest = Math.max(...amounts.map(({ number }) => number));
  return amounts.filter(({ number }) => number >= PAY_MIN && number * RATIO_MAX >= highest).map(({ value }) => value);
}
