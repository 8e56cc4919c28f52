/** One measured figure. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it may be at most; null where none is set. */
  readonly goal: number | null;
}

/** Returns whether a figure is within its goal, as far as it has one. */
export function isMet({ value, goal }: Figure): boolean {
  return goal === null || value <= goal;
}

/** The heading of the lines. */
export const HEADING = lineOf("figure", "value", "goal", "");

/** Returns a figure as a line of a table. */
export function lineOfFigure(figure: Figure): string {
  const { name, value, unit, goal } = figure;
  const verdict = isMet(figure) ? "met" : "MISSED";
  const told = `${rounded(value)} ${unit}`.trim();
  return goal === null ? lineOf(name, told, "", "") : lineOf(name, told, `${goal} ${unit}`.trim(), verdict);
}

/** Returns the value in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

function rounded(value: number): string {
  return value.toFixed(value < 1 ? 3 : 1);
}

function lineOf(name: string, ...cells: readonly string[]): string {
  return name.padEnd(52) + cells.map((cell) => cell.padStart(16)).join("");
}
