import { type BenchRow, benchParts, goalText, isMet, valueText } from "./benchRows.ts";

/** A row with where, when and on what it was measured, as docs/benchmarks.json keeps it. */
export interface KeptRow extends BenchRow {
  bench: string;
  date: string;
  machine: string;
  /** Of the minute before: what else the machine did. */
  load: number;
}

/** The kept rows with those of this run: a bench that ran as a whole replaces all of its own, a part of it only those it told. */
export function mergeRows(kept: readonly KeptRow[], told: readonly KeptRow[], isWhole: boolean): KeptRow[] {
  const benches = new Set(told.map(({ bench }) => bench));
  const names = new Set(told.map(({ bench, what }) => `${bench}\n${what}`));
  const stay = kept.filter(({ bench, what }) =>
    isWhole ? !benches.has(bench) : !names.has(`${bench}\n${what}`),
  );
  return [...stay, ...told].sort((a, b) => a.bench.localeCompare(b.bench));
}

const HEAD = `# 測った速さと大きさ

\`pnpm bench --write\` が書くページです。値はどれも、同じ実行で測った下限（手で書いた同じもの、素の送受信など）に対する比か、目標と比べた値です。
かっこは 95% の区間です。画面の行は Chromium のメインスレッドの CPU 時間、サーバーの行は HTTP で測ります。時間は CI を落としません。目標に届かない行の原因は[別のページ](slow-rows.md)にあります。
一部だけ測り直すには \`pnpm bench ui Button --write\` のように書きます。
`;

const cell = (text: string) => text.replaceAll("|", "\\|");

function rowText(row: KeptRow): string {
  const cells = [
    row.what,
    valueText(row),
    goalText(row),
    isMet(row) ? "達成" : "**未達**",
    row.figures ?? "–",
  ];
  return `| ${[...cells, row.method].map(cell).join(" | ")} |`;
}

/** What one bench was run on, and when; said once for its rows. */
const runsOf = (rows: readonly KeptRow[]) => [
  ...new Set(
    rows.map(
      ({ bench, date, machine, load }) => `\`${bench}\`: ${date}、${machine}、始めの負荷 ${load.toFixed(1)}`,
    ),
  ),
];

export function benchPage(rows: readonly KeptRow[]): string {
  const parts = benchParts.flatMap((part) => {
    const own = rows.filter((row) => row.part === part);
    if (own.length === 0) return [];
    const table = ["| 行 | 値 | 目標 | | 内訳 | 測り方 |", "|---|---|---|---|---|---|", ...own.map(rowText)];
    return [
      `## ${part}`,
      table.join("\n"),
      runsOf(own)
        .map((run) => `- ${run}`)
        .join("\n"),
    ];
  });
  return `${[HEAD.trimEnd(), ...parts].join("\n\n")}\n`;
}
