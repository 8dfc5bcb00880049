import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** The parts of docs/benchmarks.md, in its order. */
export const benchParts = ["最初の表示", "画面", "サーバー", "取込と出力", "大きさ"] as const;

/** One row of docs/benchmarks.md, told by the bench that measured it. The texts are Japanese, as the page is. */
export interface BenchRow {
  part: (typeof benchParts)[number];
  what: string;
  /** What it stands beside in the same run, and what is read. */
  method: string;
  /** Held against the goal. A ratio has the unit "×". */
  value: number;
  unit: string;
  /** 95 % interval of the value. */
  range?: readonly [low: number, high: number];
  /** What the value is made of: "0.51 / 0.40 ms". */
  figures?: string;
  goal: { atMost: number } | { atLeast: number };
}

export const isMet = ({ value, goal }: BenchRow): boolean =>
  "atMost" in goal ? value <= goal.atMost : value >= goal.atLeast;

const short = (value: number) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(1));

/** `1.08× [1.05–1.11]`. */
export const valueText = ({ value, unit, range }: BenchRow): string =>
  `${short(value)}${unit === "×" ? "" : " "}${unit}${range ? ` [${range.map(short).join("–")}]` : ""}`;

/** `≤ 1.1×`. */
export const goalText = ({ goal, unit }: BenchRow): string =>
  `${"atMost" in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`}${unit === "×" ? "" : " "}${unit}`;

/** Where `tools/bench.ts` collects what the benches tell, a row of JSON per line. */
export const ROWS_FILE = "BENCH_ROWS";

/** Prints the row and hands it to whoever collects: each bench tells every row of its own this way. */
export function tellRow(row: BenchRow): void {
  const figures = row.figures ? `  (${row.figures})` : "";
  console.log(
    `${isMet(row) ? "met   " : "MISSED"} ${row.what}: ${valueText(row)}, ${goalText(row)}${figures}`,
  );
  const file = process.env[ROWS_FILE];
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
}

export function readRows(file: string): BenchRow[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}
