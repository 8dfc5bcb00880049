import type { BenchPage } from "./browser.ts";
import { line, mark } from "./report.ts";
import { median, quantile, ratioOf, shuffled } from "./stats.ts";

const ROWS = 10_000;
const FRAMES = 90;
/** The first one is for the compiler. */
const ROUNDS = 1 + 9;
const TARGETS = { mount: 2.2, scroll: 1.8, "select one": 2.2, "select all": 2.2 };
const FPS = 50;
/** What one would write by hand with every row in the DOM. */
const SMALL = { sizes: [100, 200], target: 1.15 };

type Operation = keyof typeof TARGETS;
/** CPU ms of one round; of scrolling, per frame. */
type Costs = Record<Operation, number> & { frames: number[]; nodes: number };

interface Drawn {
  marked: number;
  rows: number;
  nodes: number;
}

async function measure(page: BenchPage, side: "ours" | "raw"): Promise<Costs> {
  const { evaluate, cost } = page;
  await evaluate("bench.table.clear()");
  const mount = await cost(`bench.table.mount("${side}", ${ROWS})`);
  const all = await cost(`bench.table.select("all")`);
  await check(page, side, "all");
  await evaluate(`bench.table.select("all")`);
  const one = await cost(`bench.table.select("one")`);
  await check(page, side, 1);
  const scroll = await cost(`bench.table.scroll(${FRAMES}).then((times) => { bench.frames = times; })`);
  return {
    mount: mount.task,
    scroll: scroll.task / FRAMES,
    "select one": one.task,
    "select all": all.task,
    frames: await evaluate<number[]>("bench.frames"),
    nodes: (await evaluate<Drawn>("bench.table.drawn()")).nodes,
  };
}

/** A press that selects nothing would be the fastest of all. */
async function check({ evaluate }: BenchPage, side: string, wanted: number | "all") {
  const { marked, rows } = await evaluate<Drawn>("bench.table.drawn()");
  if (marked !== (wanted === "all" ? rows : wanted))
    throw new Error(`${side}: ${marked} of ${rows} rows are selected instead of ${wanted}`);
}

const frameText = (all: readonly Costs[]) => {
  const frames = all.flatMap((costs) => costs.frames);
  const fps = 1_000 / (frames.reduce((sum, ms) => sum + ms, 0) / frames.length);
  return { fps, text: `${fps.toFixed(0)} fps, frame p95 ${quantile(frames, 0.95).toFixed(1)} ms` };
};

/** 10,000 rows of 10 columns, every feature on, against a recycled list of the same row by hand. */
async function benchLarge(page: BenchPage) {
  const ours: Costs[] = [];
  const raw: Costs[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of shuffled(["ours", "raw"] as const)) {
      const costs = await measure(page, side);
      if (round > 0) (side === "ours" ? ours : raw).push(costs);
    }
  }
  console.log(`\nDataTable, ${ROWS.toLocaleString("en")} rows × 10 columns, against a raw-DOM recycled list`);
  console.log(line(["operation", "× [95 % CI]", "", "target", "", "", "ms"]));
  for (const name of Object.keys(TARGETS) as Operation[]) {
    const [a, b] = [ours, raw].map((side) => side.map((costs) => costs[name]));
    if (!a || !b) continue;
    const { text, mark: verdict } = mark(ratioOf(a, b), TARGETS[name]);
    console.log(
      line([
        name,
        text,
        verdict,
        `≤ ${TARGETS[name]}`,
        "",
        "",
        `${median(a).toFixed(1)} / ${median(b).toFixed(1)}`,
      ]),
    );
  }
  const [oursFrames, rawFrames] = [frameText(ours), frameText(raw)];
  console.log(
    `scroll: ${oursFrames.text} (raw ${rawFrames.text}), target ≥ ${FPS} fps: ${oursFrames.fps >= FPS ? "ok" : "under"}`,
  );
  console.log(`DOM: ${ours[0]?.nodes} elements (raw ${raw[0]?.nodes})`);
}

async function benchSmall(page: BenchPage, rows: number) {
  const ours: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of shuffled(["ours", "plain"] as const)) {
      await page.evaluate("bench.table.clear()");
      const { task } = await page.cost(`bench.table.mount("${side}", ${rows})`);
      if (round > 0) (side === "ours" ? ours : plain).push(task);
    }
  }
  const { text, mark: verdict } = mark(ratioOf(ours, plain), SMALL.target);
  const ms = `${median(ours).toFixed(1)} / ${median(plain).toFixed(1)}`;
  console.log(line([`mount ${rows} rows`, text, verdict, `≤ ${SMALL.target}`, "", "", ms]));
  await page.evaluate("bench.table.clear()");
}

/** A project's sheet: 500 rows of 30 cells, against the recycled list of the same rows by hand. */
const SHEET = { frames: 120, rounds: 1 + 7, target: 1.35 };

interface SheetCosts {
  mount: number;
  scroll: number;
  frames: number[];
}

async function measureSheet({ evaluate, cost }: BenchPage, side: "ours" | "raw"): Promise<SheetCosts> {
  await evaluate("bench.sheet.clear()");
  const mount = await cost(`bench.sheet.mount("${side}")`);
  const scroll = await cost(`bench.sheet.scroll(${SHEET.frames}).then((times) => { bench.frames = times; })`);
  return {
    mount: mount.task,
    scroll: scroll.task / SHEET.frames,
    frames: await evaluate<number[]>("bench.frames"),
  };
}

async function benchSheet(page: BenchPage) {
  await page.evaluate("bench.sheet.prepare()");
  const sides = { ours: [] as SheetCosts[], raw: [] as SheetCosts[] };
  for (let round = 0; round < SHEET.rounds; round++) {
    for (const side of shuffled(["ours", "raw"] as const)) {
      const costs = await measureSheet(page, side);
      if (round > 0) sides[side].push(costs);
    }
  }
  console.log(
    "\nDataTable as a sheet, 500 rows × 30 cells that are typed into, against a raw-DOM recycled list",
  );
  console.log(line(["operation", "× [95 % CI]", "", "target", "", "", "ms"]));
  const rows = {
    "frame time": (costs: SheetCosts) => costs.frames.reduce((sum, ms) => sum + ms, 0) / costs.frames.length,
    "CPU of a frame": (costs: SheetCosts) => costs.scroll,
    "first rows": (costs: SheetCosts) => costs.mount,
  };
  for (const [name, read] of Object.entries(rows)) {
    const [a, b] = [sides.ours.map(read), sides.raw.map(read)];
    const { text, mark: verdict } = mark(ratioOf(a, b), SHEET.target);
    const isGoal = name === "frame time";
    const ms = `${median(a).toFixed(1)} / ${median(b).toFixed(1)}`;
    console.log(line([name, text, isGoal ? verdict : "", isGoal ? `≤ ${SHEET.target}` : "", "", "", ms]));
  }
  const p95 = (all: readonly SheetCosts[]) =>
    quantile(
      all.flatMap(({ frames }) => frames),
      0.95,
    ).toFixed(1);
  console.log(`frame p95 ${p95(sides.ours)} ms (raw ${p95(sides.raw)} ms)`);
  await page.evaluate("bench.sheet.clear()");
}

export async function benchTable(page: BenchPage, isAsked: (name: string) => boolean) {
  if (isAsked("DataTable sheet")) await benchSheet(page);
  if (!isAsked("DataTable")) return;
  await page.evaluate("bench.table.prepare()");
  await benchLarge(page);
  console.log("\nDataTable of few rows against a React table by hand");
  for (const size of SMALL.sizes) await benchSmall(page, size);
}
