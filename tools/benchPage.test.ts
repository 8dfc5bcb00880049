import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { benchPage, type KeptRow, mergeRows } from "./benchPage.ts";
import { isMet } from "./benchRows.ts";
import { root } from "./root.ts";

const row = (bench: string, what: string, value: number): KeptRow => ({
  bench,
  what,
  value,
  part: "画面",
  method: "手で書いた一覧の隣",
  unit: "×",
  range: [value - 0.1, value + 0.1],
  goal: { atMost: 1.1 },
  date: "2026-11-24",
  machine: "2 コア",
  load: 0.4,
});

describe("rows of benches", () => {
  it("are all replaced by a whole run of their bench, and the others' stay", () => {
    const kept = [row("a", "gone", 1), row("a", "again", 1), row("b", "other", 1)];
    const rows = mergeRows(kept, [row("a", "again", 2)], true);
    expect(rows.map(({ what, value }) => [what, value])).toEqual([
      ["again", 2],
      ["other", 1],
    ]);
  });

  it("stay where only a part of their bench ran", () => {
    const kept = [row("a", "untouched", 1), row("a", "again", 1)];
    const rows = mergeRows(kept, [row("a", "again", 2)], false);
    expect(rows.map(({ what, value }) => [what, value])).toEqual([
      ["untouched", 1],
      ["again", 2],
    ]);
  });

  it("say whether they keep to their goal, in either direction", () => {
    const page = benchPage([
      row("a", "slow", 1.2),
      { ...row("a", "share", 0.95), goal: { atLeast: 0.9 }, unit: "×" },
    ]);
    expect(page).toContain("| slow | 1.20× [1.10–1.30] | ≤ 1.1× | **未達** |");
    expect(page).toContain("| share | 0.95× [0.85–1.05] | ≥ 0.9× | 達成 |");
  });

  const read = (name: string) => readFileSync(join(root, "docs", name), "utf8");

  it("have their cause in docs/slow-rows.md where they miss their goal", () => {
    const rows: KeptRow[] = JSON.parse(read("benchmarks.json"));
    const named = [...read("slow-rows.md").matchAll(/^行: .*$/gm)].flatMap(([line]) =>
      [...line.matchAll(/`([^`]+)`/g)].map(([, begin = ""]) => begin),
    );
    const missed = rows.filter((each) => !isMet(each)).map(({ what }) => what);
    expect(missed.filter((what) => !named.some((begin) => what.startsWith(begin)))).toEqual([]);
  });

  it("stand in docs/benchmarks.md as docs/benchmarks.json has them", () => {
    expect(read("benchmarks.md")).toBe(benchPage(JSON.parse(read("benchmarks.json"))));
  });
});
