import { expect, it } from "vitest";
import { joinedPlace, movedNumber, spansOf, toNumberSet } from "./mergeReads.ts";

// Two rooms of three comments each: A1 A2 B1 B2 A3 B3 in the order of their times.
const a = [
  { first: 1, last: 2, shift: 0 },
  { first: 3, last: 3, shift: 2 },
];
const b = [
  { first: 1, last: 2, shift: 2 },
  { first: 3, last: 3, shift: 3 },
];
const place = (read_seq: number, also: [number, number][] = []) => ({ read_seq, also });
const join = (inA: ReturnType<typeof place>, inB: ReturnType<typeof place>) =>
  joinedPlace([
    { place: inA, runs: a },
    { place: inB, runs: b },
  ]);

it("keeps exactly what was read of either room", () => {
  expect(join(place(3), place(3))).toEqual({ read_seq: 6, also: [] });
  expect(join(place(0), place(0))).toEqual({ read_seq: 0, also: [] });
  expect(join(place(3), place(0))).toEqual({ read_seq: 2, also: [[5, 5]] });
  expect(join(place(0), place(3))).toEqual({
    read_seq: 0,
    also: [
      [3, 4],
      [6, 6],
    ],
  });
  expect(join(place(2), place(1))).toEqual({ read_seq: 3, also: [] });
});

it("carries along what an earlier merge left beyond the position", () => {
  expect(join(place(0, [[3, 3]]), place(0))).toEqual({ read_seq: 0, also: [[5, 5]] });
  expect(join(place(1, [[2, 3]]), place(2))).toEqual({ read_seq: 5, also: [] });
});

it("reads and writes sets as PostgreSQL does", () => {
  expect(spansOf("{[6,9),[12,13)}")).toEqual([
    [6, 8],
    [12, 12],
  ]);
  expect(spansOf("{}")).toEqual([]);
  expect(
    toNumberSet([
      [6, 8],
      [12, 12],
    ]),
  ).toBe("{[6,9),[12,13)}");
  expect(toNumberSet([])).toBe("{}");
});

it("finds a comment under its new number", () => {
  expect([1, 2, 3].map((seq) => movedNumber(seq, b))).toEqual([3, 4, 6]);
  expect(movedNumber(0, b)).toBe(0);
});
