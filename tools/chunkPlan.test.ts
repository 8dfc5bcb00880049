import { expect, it } from "vitest";
import { type Atom, planChunks } from "../app/chunkPlan.ts";

const atom = (fileName: string, size: number, ...imports: string[]): Atom => ({
  fileName,
  size,
  imports,
  moduleIds: [`/${fileName}`],
});
const opening = (...files: string[]) => ({ files, weight: 1 });

/** The groups of a plan, by the letters of their atoms. */
function groupsOf(plan: Map<string, string>): string[] {
  const groups = new Map<string, string[]>();
  for (const [id, name] of plan) groups.set(name, [...(groups.get(name) ?? []), id.slice(1)]);
  return [...groups.values()].map((ids) => ids.sort().join("")).sort();
}

it("makes one file of what the same screens load", () => {
  const atoms = [atom("a", 900, "c", "d"), atom("b", 900, "c", "d"), atom("c", 2_000), atom("d", 3_000)];
  const plan = planChunks(atoms, [opening("a"), opening("a"), opening("b"), opening("b")]);
  expect(groupsOf(plan)).toContainEqual(expect.stringContaining("cd"));
});

it("keeps from a screen what is large and only another one needs", () => {
  const atoms = [atom("a", 900, "s"), atom("b", 300_000, "s"), atom("s", 1_000)];
  const plan = planChunks(atoms, [opening("a"), opening("b")]);
  expect(groupsOf(plan)).toEqual(["as"]);
});

it("keeps apart two files that need each other by way of a third", () => {
  // x needs y and y needs z; y is too large to come along.
  const atoms = [atom("x", 500, "y"), atom("y", 410_000, "z"), atom("z", 30_000)];
  const plan = planChunks(atoms, [opening("x")]);
  const of = (name: string) => plan.get(`/${name}`) ?? name;
  expect(of("x")).not.toBe(of("z"));
});

it("names no group for what no opening loads, nor for what stays alone", () => {
  const plan = planChunks([atom("a", 900), atom("lost", 900)], [opening("a")]);
  expect([...plan]).toEqual([]);
});

it("lets no screen wait for more than thirteen files, even where each is better left alone", () => {
  const shared = Array.from({ length: 20 }, (_, place) => atom(`s${place}`, 60_000));
  const users = shared.map(({ fileName }) => atom(`u${fileName}`, 400_000, fileName));
  const atoms = [atom("a", 900, ...shared.map(({ fileName }) => fileName)), ...shared, ...users];
  const plan = planChunks(atoms, [opening("a"), ...users.map(({ fileName }) => opening(fileName))]);
  const loaded = ["a", ...shared.map(({ fileName }) => fileName)];
  expect(new Set(loaded.map((name) => plan.get(`/${name}`) ?? name)).size).toBe(13);
});
