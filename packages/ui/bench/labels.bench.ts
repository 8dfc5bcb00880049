import { tellRow } from "../../../tools/benchRows.ts";
import { formatInteger, formatRelative } from "../src/format/format.ts";
import { ago, grouped, NOW } from "./page/plainFormat.ts";
import { median, ratioOf, shuffled } from "./stats.ts";

/** Labels by the hundred thousand, beside what one writes by hand for one app. */

const COUNT = 100_000;
/** The first ones are for the compiler. */
const ROUNDS = 5 + 15;

const times = Array.from({ length: COUNT }, (_, n) =>
  new Date(NOW - ((n * 7_919_000) % 70_000_000_000) - 90_000).toISOString(),
);
const numbers = Array.from({ length: COUNT }, (_, n) => (n * 104_729) % 90_000_000);

const kinds = {
  相対時刻のラベル: {
    ours: () => times.reduce((sum, time) => sum + formatRelative(time, NOW).length, 0),
    plain: () => times.reduce((sum, time) => sum + ago(Date.parse(time), NOW).length, 0),
  },
  数のラベル: {
    ours: () => numbers.reduce((sum, value) => sum + formatInteger(value).length, 0),
    plain: () => numbers.reduce((sum, value) => sum + grouped(value).length, 0),
  },
} as const;

for (const [what, sides] of Object.entries(kinds)) {
  const costs = { ours: [] as number[], plain: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of shuffled(["ours", "plain"] as const)) {
      const from = performance.now();
      if (sides[side]() === 0) throw new Error("Nothing was written");
      if (round >= 5) costs[side].push(performance.now() - from);
    }
  }
  const { median: value, low, high } = ratioOf(costs.ours, costs.plain);
  const per = (all: number[]) => ((median(all) / COUNT) * 1e6).toFixed(0);
  tellRow({
    part: "画面",
    what,
    method: "ISO の時刻・数を 10 万件。1 つのアプリのために手で書いた関数の隣",
    value,
    unit: "×",
    range: [low, high],
    figures: `${per(costs.ours)} / ${per(costs.plain)} ns`,
    goal: { atMost: 2 },
  });
}
