import type { BenchPage, Cost } from "./browser.ts";
import { line, mark } from "./report.ts";
import { type Ratio, ratioOf, shuffled } from "./stats.ts";

const TARGET = 1.2;
/** The first one is for the compiler. */
const ROUNDS = 1 + 9;
const sides = ["ours", "plain"] as const;

interface Costs {
  mount: number[];
  update: number[];
}

const total = ({ script, style, layout }: Cost) => script + style + layout;

/** Mounts and updates 1,000 of one component and of its baseline, in turns. */
async function measure(page: BenchPage, name: string): Promise<{ mount: Ratio; update: Ratio; ms: number }> {
  const costs: Record<(typeof sides)[number], Costs> = {
    ours: { mount: [], update: [] },
    plain: { mount: [], update: [] },
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of shuffled(sides)) {
      await page.evaluate("bench.clear()");
      const draw = (step: number) => `bench.draw(${JSON.stringify(name)}, "${side}", ${step})`;
      const mount = total(await page.cost(draw(0)));
      const update = total(await page.cost(draw(1)));
      if (round === 0) continue;
      costs[side].mount.push(mount);
      costs[side].update.push(update);
    }
  }
  await page.evaluate("bench.clear()");
  return {
    mount: ratioOf(costs.ours.mount, costs.plain.mount),
    update: ratioOf(costs.ours.update, costs.plain.update),
    ms: costs.ours.mount.reduce((sum, cost) => sum + cost, 0) / costs.ours.mount.length,
  };
}

/** Where the baseline does not draw what the component draws; its ratio would mean nothing. */
async function difference(page: BenchPage, name: string): Promise<string | undefined> {
  const [ours, plain] = await Promise.all(
    sides.map((side) => page.evaluate<string[]>(`bench.markup(${JSON.stringify(name)}, "${side}")`)),
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
    const { mount, update, ms } = await measure(page, name);
    const added = (await page.evaluate<number>("bench.ruleCount()")) - before;
    if (added > 0)
      broken.push(`${name} adds ${added} CSS rules when mounted: its style depends on an instance`);
    const [up, down] = [mark(mount, TARGET), mark(update, TARGET)];
    console.log(line([name, up.text, up.mark, down.text, down.mark, `+${added}`, ms.toFixed(1)]));
  }
  return broken;
}
