import { tellRow } from "../../../tools/benchRows.ts";
import type { BenchPage, Cost } from "./browser.ts";
import { line, mark } from "./report.ts";
import { median, type Ratio, ratioOf, shuffled } from "./stats.ts";

const TARGET = 1.2;
/** The first one is for the compiler. */
const ROUNDS = 1 + 9;
/** `plain` wears our classes, `bare` what one writes for one app in a few lines. */
type Baseline = "plain" | "bare";
const GOAL = 1.1;
const ROWS: Readonly<Record<string, string>> = { Button: "Button 1,000 個", TextField: "入力欄 1,000 個" };

interface Costs {
  mount: number[];
  update: number[];
}

const total = ({ script, style, layout }: Cost) => script + style + layout;

interface Measured {
  mount: Ratio;
  update: Ratio;
  ms: { ours: Record<keyof Costs, number>; baseline: Record<keyof Costs, number> };
}

/** Mounts and updates 1,000 of one component and of its baseline, in turns. */
async function measure(page: BenchPage, name: string, baseline: Baseline): Promise<Measured> {
  const empty = (): Costs => ({ mount: [], update: [] });
  const costs = { ours: empty(), baseline: empty() };
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of shuffled(["ours", "baseline"] as const)) {
      await page.evaluate("bench.clear()");
      const drawn = side === "ours" ? side : baseline;
      const draw = (step: number) => `bench.draw(${JSON.stringify(name)}, "${drawn}", ${step})`;
      const mount = total(await page.cost(draw(0)));
      const update = total(await page.cost(draw(1)));
      if (round === 0) continue;
      costs[side].mount.push(mount);
      costs[side].update.push(update);
    }
  }
  await page.evaluate("bench.clear()");
  const typical = ({ mount, update }: Costs) => ({ mount: median(mount), update: median(update) });
  return {
    mount: ratioOf(costs.ours.mount, costs.baseline.mount),
    update: ratioOf(costs.ours.update, costs.baseline.update),
    ms: { ours: typical(costs.ours), baseline: typical(costs.baseline) },
  };
}

/** The rows of the page of benchmarks: beside elements without our styles. */
async function tellRows(page: BenchPage, name: string, what: string) {
  const { ms, ...ratios } = await measure(page, name, "bare");
  for (const [step, word] of [
    ["mount", "描く"],
    ["update", "描き直す"],
  ] as const) {
    const { median: value, low, high } = ratios[step];
    tellRow({
      part: "画面",
      what: `${what}を${word}`,
      method:
        "私たちのスタイルの届かないところに React で書いた同じ要素の隣。スクリプト・スタイル・レイアウトの CPU",
      value,
      unit: "×",
      range: [low, high],
      figures: `${ms.ours[step].toFixed(1)} / ${ms.baseline[step].toFixed(1)} ms`,
      goal: { atMost: GOAL },
    });
  }
}

/** Where the baseline does not draw what the component draws; its ratio would mean nothing. */
async function difference(page: BenchPage, name: string): Promise<string | undefined> {
  const [ours, plain] = await Promise.all(
    ["ours", "plain"].map((side) =>
      page.evaluate<string[]>(`bench.markup(${JSON.stringify(name)}, "${side}")`),
    ),
  );
  const step = ours?.findIndex((markup, index) => markup !== plain?.[index]) ?? -1;
  return step < 0 ? undefined : `${name} draws\n  ${ours?.[step]}\n  its baseline\n  ${plain?.[step]}`;
}

/** Prints a line per component; returns what is broken, not what is slow. */
export async function benchLeaves(page: BenchPage, names: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  console.log(`\n1,000 of each against React with CSS classes, same DOM; target ≤ ${TARGET}×`);
  console.log(line(["component", "mount × [95 % CI]", "", "update × [95 % CI]", "", "rules", "mount ms"]));
  for (const name of names) {
    const differs = await difference(page, name);
    if (differs) broken.push(differs);
    const before = await page.evaluate<number>("bench.ruleCount()");
    const { mount, update, ms } = await measure(page, name, "plain");
    const added = (await page.evaluate<number>("bench.ruleCount()")) - before;
    if (added > 0)
      broken.push(`${name} adds ${added} CSS rules when mounted: its style depends on an instance`);
    const [up, down] = [mark(mount, TARGET), mark(update, TARGET)];
    console.log(line([name, up.text, up.mark, down.text, down.mark, `+${added}`, ms.ours.mount.toFixed(1)]));
  }
  for (const [name, what] of Object.entries(ROWS)) if (names.includes(name)) await tellRows(page, name, what);
  return broken;
}
