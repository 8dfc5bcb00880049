import { tellRow } from "../../../tools/benchRows.ts";
import type { BenchPage } from "./browser.ts";
import { median, quantile, ratioOf, shuffled } from "./stats.ts";

const ROWS = 10_000;
const FRAMES = 90;
/** The first one is for the compiler. */
const ROUNDS = 1 + 9;
const TARGETS = { mount: 1.35, scroll: 1.35, "select one": 2.2 };
const LARGEST = 100_000;
const SELECT_ALL_MS = 3;
const FPS = 50;
/** What one would write by hand with every row in the DOM. */
const SMALL = { sizes: [100, 200], target: 1.15 };

type Operation = keyof typeof TARGETS | "select all";
const words: Record<keyof typeof TARGETS, string> = {
  mount: "描く",
  scroll: "送る（1 コマ）",
  "select one": "1 行を選ぶ",
};
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

/** 10,000 rows of 10 columns, every feature on, against a recycled list by hand that none of our styles reach. */
async function benchLarge(page: BenchPage) {
  const ours: Costs[] = [];
  const raw: Costs[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of shuffled(["ours", "raw"] as const)) {
      const costs = await measure(page, side);
      if (round > 0) (side === "ours" ? ours : raw).push(costs);
    }
  }
  for (const name of Object.keys(TARGETS) as (keyof typeof TARGETS)[]) {
    const [a, b] = [ours.map((costs) => costs[name]), raw.map((costs) => costs[name])];
    tellTable(`表、1 万行 × 10 列: ${words[name]}`, a, b, TARGETS[name]);
  }
  const [oursFrames, rawFrames] = [frameText(ours), frameText(raw)];
  console.log(
    `scroll: ${oursFrames.text} (raw ${rawFrames.text}), target ≥ ${FPS} fps: ${oursFrames.fps >= FPS ? "ok" : "under"}`,
  );
  console.log(`DOM: ${ours[0]?.nodes} elements (raw ${raw[0]?.nodes})`);
}

function tellTable(what: string, ours: number[], baseline: number[], atMost: number) {
  const { median: value, low, high } = ratioOf(ours, baseline);
  tellRow({
    part: "画面",
    what,
    method: "私たちのスタイルの届かない、手で書いて使い回す一覧の隣。描画までのメインスレッドの CPU",
    value,
    unit: "×",
    range: [low, high],
    figures: `${median(ours).toFixed(1)} / ${median(baseline).toFixed(1)} ms`,
    goal: { atMost },
  });
}

/** The box in the header of a hundred thousand rows: what the press runs, without what the browser then paints. */
async function benchSelectAll(page: BenchPage) {
  const scripts: number[] = [];
  const tasks: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.evaluate("bench.table.clear()");
    await page.evaluate(`bench.table.mount("ours", ${LARGEST})`);
    const { script, task } = await page.cost(`bench.table.select("all")`);
    await check(page, "ours", "all");
    if (round === 0) continue;
    scripts.push(script);
    tasks.push(task);
  }
  await page.evaluate("bench.table.clear()");
  tellRow({
    part: "画面",
    what: "表、10 万行: すべて選ぶ",
    method: "見出しの印を押してから、見えている行の印が変わるまでのスクリプト",
    value: median(scripts),
    unit: "ms",
    figures: `描画まで ${median(tasks).toFixed(1)} ms`,
    goal: { atMost: SELECT_ALL_MS },
  });
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
  tellTable(`表、${rows} 行をすべて描く`, ours, plain, SMALL.target);
  await page.evaluate("bench.table.clear()");
}

/** A project's sheet: 500 rows of 30 cells, against the recycled list of the same rows by hand, without our styles. */
const SHEET = { frames: 120, rounds: 1 + 7, target: 1.5 };

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
  const read = (name: "mount" | "scroll") =>
    [sides.ours.map((costs) => costs[name]), sides.raw.map((costs) => costs[name])] as const;
  tellTable("表、500 行 × 30 列のシート: 送る（1 コマ）", ...read("scroll"), SHEET.target);
  tellTable("表、500 行 × 30 列のシート: 最初の行", ...read("mount"), SHEET.target);
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
  await benchSelectAll(page);
  for (const size of SMALL.sizes) await benchSmall(page, size);
}
