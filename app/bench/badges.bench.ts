import { join } from "node:path";
import { openBenchPage } from "../../packages/ui/bench/browser.ts";
import { median, ratioOf, shuffled } from "../../packages/ui/bench/stats.ts";
import { tellRow } from "../../tools/benchRows.ts";

/**
 * The unread badges of 10,000 rooms: a message comes from the realtime store, and the badge of its room shows one more.
 * Beside it the same elements written by hand. CPU time of the main thread, layout included.
 */

const sides = ["ours", "plain"] as const;
/** The first one is for the compiler. */
const ROUNDS = 1 + 9;
const ONES = 20;
const BURST = 1_000;

const page = await openBenchPage(join(import.meta.dirname, "badges"));
const costs = {
  ours: { one: [] as number[], burst: [] as number[] },
  plain: { one: [] as number[], burst: [] as number[] },
};
let renders = 0;
try {
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of shuffled(sides)) {
      await page.evaluate(`bench.open("${side}")`);
      const run = (from: number, count: number, eachShown: boolean) =>
        page.cost(
          `new Promise((done) => setTimeout(() => { bench.hear("${side}", ${from}, ${count}, ${eachShown}); done(); }, 0))`,
        );
      const one = await run(1, ONES, true);
      const burst = await run(1 + ONES, BURST, false);
      for (const n of [1, ONES, ONES + BURST]) {
        const shown = await page.evaluate<string>(`bench.shown(${n})`);
        if (shown !== "2") throw new Error(`${side}: the badge shows ${shown} instead of 2`);
      }
      renders += await page.evaluate<number>("bench.renders()");
      if (round === 0) continue;
      costs[side].one.push(one.task / ONES);
      costs[side].burst.push(burst.task);
    }
  }
  for (const [name, what] of [
    ["one", "未読バッジ: 1万室のうち1室に1通"],
    ["burst", `未読バッジ: 1万室に ${BURST.toLocaleString("en")} 通が一度に`],
  ] as const) {
    const { median: value, low, high } = ratioOf(costs.ours[name], costs.plain[name]);
    tellRow({
      part: "画面",
      what,
      method:
        "手で書いた同じ要素の隣。通知からレイアウトまでのメインスレッドの CPU。一覧の読み直し（毎秒1回まで）は含めない",
      value,
      unit: "×",
      range: [low, high],
      figures: `${median(costs.ours[name]).toFixed(2)} / ${median(costs.plain[name]).toFixed(2)} ms`,
      goal: { atMost: 2 },
    });
  }
  tellRow({
    part: "画面",
    what: "未読バッジ: 関係のない行の描画",
    method: "上の全回を通して描画し直された行",
    value: renders,
    unit: "行",
    goal: { atMost: 0 },
  });
  for (const text of page.errors) console.error(`\nBroken: ${text}`);
  if (page.errors.length > 0) process.exitCode = 1;
} finally {
  await page.close();
}
