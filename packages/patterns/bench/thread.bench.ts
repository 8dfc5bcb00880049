import { join } from "node:path";
import { type BenchPage, openBenchPage } from "../../ui/bench/browser.ts";
import { line, mark } from "../../ui/bench/report.ts";
import { median, ratioOf, shuffled } from "../../ui/bench/stats.ts";

/**
 * The thread of a long room against one written by hand in the DOM: CPU ms of the main thread when a comment arrives,
 * one is changed, and ten older ones come in. The growth is what ten times as many held comments cost.
 */

const SIZES = [1_000, 10_000];
const changes = ["append", "edit", "prepend"] as const;
const sides = ["ours", "plain"] as const;
/** The first one is for the compiler. */
const ROUNDS = 1 + 7;
/** Several in a row: one change takes less than the clock of the thread can tell. */
const STEPS = 10;
const TARGET = 1.1;
const GROWTH = 1.3;

type Costs = Record<(typeof sides)[number], number[]>;

async function measure({ evaluate, cost }: BenchPage, size: number, change: (typeof changes)[number]) {
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
  console.log(`\nA comment in a room, against one written by hand; target ≤ ${TARGET}×, growth ≤ ${GROWTH}×`);
  console.log(line(["change", "1,000 held × [95 % CI]", "", "ms ours / plain", "", "", "10,000: growth"]));
  for (const change of changes) {
    const [small, large] = [
      await measure(page, SIZES[0] ?? 0, change),
      await measure(page, SIZES[1] ?? 0, change),
    ];
    const ratio = mark(ratioOf(small.ours, small.plain), TARGET);
    const ms = `${median(small.ours).toFixed(2)} / ${median(small.plain).toFixed(2)}`;
    const growth = median(large.ours) / median(small.ours);
    const plainGrowth = median(large.plain) / median(small.plain);
    console.log(
      line([
        change,
        ratio.text,
        ratio.mark,
        ms,
        "",
        "",
        `${growth.toFixed(1)} (by hand ${plainGrowth.toFixed(1)})`,
      ]),
    );
  }
  for (const text of page.errors) console.error(`\nBroken: ${text}`);
  if (page.errors.length > 0) process.exitCode = 1;
} finally {
  await page.close();
}
