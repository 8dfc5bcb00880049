import type { Ratio } from "./stats.ts";

const widths = [26, 20, 6, 20, 6, 6, 9];

/** Cells of a row under each other. */
export const line = (cells: readonly string[]) =>
  cells.map((cell, index) => cell.padEnd(widths[index] ?? 12)).join("");

/** `1.08 [1.05–1.11]`, and whether it keeps to its target. */
export function mark({ median, low, high }: Ratio, target: number): { text: string; mark: string } {
  return {
    text: `${median.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]`,
    mark: median <= target ? "ok" : "over",
  };
}
