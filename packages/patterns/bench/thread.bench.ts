import { join } from "node:path";
import { tellRow } from "../../../tools/benchRows.ts";
import { type BenchPage, openBenchPage } from "../../ui/bench/browser.ts";
import { median, ratioOf, shuffled } from "../../ui/bench/stats.ts";

/**
 * The thread of a long room against one written by hand in the DOM: CPU ms of the main thread when a comment arrives,
 * one is changed, and ten older ones come in. The growth is what ten times as many held comments cost.
 */

const SIZES = [1_000, 10_000];
const changes = { append: "1 件増える", edit: "1 件直る", prepend: "前の 10 件が入る" } as const;
const sides = ["ours", "plain"] as const;
/** The first one is for the compiler. */
const ROUNDS = 1 + 7;
/** Several in a row: one change takes less than the clock of the thread can tell. */
const STEPS = 10;
const TARGET = 1.1;
const GROWTH = 1.3;

type Costs = Record<(typeof sides)[number], number[]>;

async function measure({ evaluate, cost }: BenchPage, size: number, change: keyof typeof changes) {
  const costs: Costs = { ours: [], plain: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of shuffled(sides)) {
      await evaluate(`bench.open("${side}", ${size})`);
      const steps = `for (let step = 0; step < ${STEPS}; step++) bench.change("${side}", "${change}")`;
      const { task } = await cost(`new Promise((done) => setTimeout(() => { ${steps}; done(); }, 0))`);
      const drawn = await evaluate<number>("bench.drawn()");
      const wanted = size + STEPS * { append: 1, edit: 0, prepend: 10 }[change];
      if (drawn !== wanted) throw new Error(`${side}: ${drawn} comments are drawn instead of ${wanted}`);
      if (round > 0) costs[side].push(task / STEPS);
    }
  }
  return costs;
}

const page = await openBenchPage(join(import.meta.dirname, "page"));
try {
  for (const [change, word] of Object.entries(changes)) {
    const [small, large] = [
      await measure(page, SIZES[0] ?? 0, change as keyof typeof changes),
      await measure(page, SIZES[1] ?? 0, change as keyof typeof changes),
    ];
    const { median: value, low, high } = ratioOf(small.ours, small.plain);
    tellRow({
      part: "画面",
      what: `チャット、1,000 件: ${word}`,
      method: "手で書いた一覧（1 件に 1 要素）の隣。描画までのメインスレッドの CPU",
      value,
      unit: "×",
      range: [low, high],
      figures: `${median(small.ours).toFixed(2)} / ${median(small.plain).toFixed(2)} ms`,
      goal: { atMost: TARGET },
    });
    const grown = (all: Costs, than: Costs, side: keyof Costs) => median(all[side]) / median(than[side]);
    tellRow({
      part: "画面",
      what: `チャット、1 万件では 1,000 件の: ${word}`,
      method: `同じ。手で書いた一覧は ${grown(large, small, "plain").toFixed(2)}×`,
      value: grown(large, small, "ours"),
      unit: "×",
      figures: `${median(large.ours).toFixed(2)} / ${median(small.ours).toFixed(2)} ms`,
      goal: { atMost: GROWTH },
    });
  }
  for (const text of page.errors) console.error(`\nBroken: ${text}`);
  if (page.errors.length > 0) process.exitCode = 1;
} finally {
  await page.close();
}
