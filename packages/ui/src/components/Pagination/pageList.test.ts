import { expect, it } from "vitest";
import { itemRange, pageAfterResize, pageCountOf, pageList } from "./pageList.ts";

it("shows every page while there are seven or fewer", () => {
  expect(pageList(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageList(1, 1)).toEqual([1]);
});

it("leaves out what is far from the present page", () => {
  expect(pageList(1, 25)).toEqual([1, 2, 3, 4, 5, "gap-end", 25]);
  expect(pageList(4, 25)).toEqual([1, 2, 3, 4, 5, "gap-end", 25]);
  expect(pageList(5, 25)).toEqual([1, "gap-start", 4, 5, 6, "gap-end", 25]);
  expect(pageList(22, 25)).toEqual([1, "gap-start", 21, 22, 23, 24, 25]);
});

it("keeps seven places, shows the present page, and never hides a single page behind a gap", () => {
  for (let count = 8; count <= 40; count += 1) {
    for (let current = 1; current <= count; current += 1) {
      const slots = pageList(current, count);
      expect(slots).toHaveLength(7);
      expect(slots).toContain(current);
      for (const [index, slot] of slots.entries()) {
        if (typeof slot === "number") continue;
        expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2);
      }
    }
  }
});

it("counts the items of a full, a last, an empty and a page beyond the end", () => {
  expect(itemRange(2, 50, 1234)).toEqual({ first: 51, last: 100 });
  expect(itemRange(25, 50, 1234)).toEqual({ first: 1201, last: 1234 });
  expect(itemRange(1, 50, 0)).toEqual({ first: 0, last: 0 });
  expect(itemRange(9, 50, 120)).toEqual({ first: 0, last: 0 });
  expect(pageCountOf(0, 50)).toBe(1);
  expect(pageCountOf(1234, 50)).toBe(25);
});

it("stays at the same items when the size of a page changes", () => {
  expect(pageAfterResize(3, 50, 20)).toBe(6);
  expect(pageAfterResize(6, 20, 100)).toBe(2);
});
