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

/** Returns the figures as a table. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, goal } = figure;
    if (goal === null) return [name, `${rounded(value)} ${unit}`, "", ""];
    return [name, `${rounded(value)} ${unit}`, `${goal} ${unit}`, isMet(figure) ? "met" : "MISSED"];
  });
  const line = ([name = "", ...cells]: readonly string[]): string =>
    name.padEnd(52) + cells.map((cell) => cell.padStart(16)).join("");
  return [["figure", "value", "goal", ""], ...rows].map(line).join("\n");
}

/** Returns the value in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

function rounded(value: number): string {
  return value.toFixed(value < 1 ? 3 : 1);
}
