/** A component of an iCalendar as RFC 7265 writes it in JSON: its name, its properties, and the components inside. */
export type Component = [name: string, properties: readonly Property[], components: readonly Component[]];

/** A property of a component: its name, its parameters, and the type and value of what it says. */
export type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, string>>,
  type: string,
  value: string | number,
];

/** Returns a property that holds a text; control characters cannot be written in one. */
export function text(name: string, value: string): Property {
  return [name, {}, "text", printable(value)];
}

/** Returns a property that holds an address, without control characters: a line break in one would begin a new property. */
export function uri(name: string, value: string): Property {
  return [name, {}, "uri", value.replace(/\p{Cc}/gu, "")];
}

/** Returns a property that holds a moment, in UTC. */
export function instant(name: string, moment: Date): Property {
  return [name, {}, "date-time", moment.toISOString().replace(/\.\d+/, "")];
}

/** Returns a property that holds a number of minutes, before what it belongs to where it is negative. */
export function minutes(name: string, count: number): Property {
  return [name, {}, "duration", `${count < 0 ? "-" : ""}PT${Math.abs(count)}M`];
}

function printable(value: string): string {
  return value.replace(/\r\n?/g, "\n").replace(/(?!\n)\p{Cc}/gu, "");
}
