import { afterEach, expect, it, vi } from "vitest";
import { mapInTurns } from "./giveWay.ts";

afterEach(() => void vi.restoreAllMocks());

const numbers = Array.from({ length: 250 }, (_, n) => n);

it("does the same with every item, in order", async () => {
  expect(await mapInTurns(numbers, (n) => n * 2)).toEqual(numbers.map((n) => n * 2));
  expect(await mapInTurns([], String)).toEqual([]);
});

it("lets other work through after some milliseconds, however few items that are", async () => {
  let ms = 0;
  vi.spyOn(performance, "now").mockImplementation(() => ms);
  let done = 0;
  const seen: number[] = [];
  setImmediate(() => seen.push(done));
  await mapInTurns(numbers, () => {
    done += 1;
    ms += 0.5;
  });
  expect(seen).toEqual([4]);
});

it("stops at the first item that fails", async () => {
  const worked: number[] = [];
  const work = (n: number) => {
    if (n === 120) throw new Error("no");
    worked.push(n);
  };
  await expect(mapInTurns(numbers, work)).rejects.toThrow("no");
  expect(worked).toHaveLength(120);
});
