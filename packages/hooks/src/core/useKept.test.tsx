import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useKept } from "./useKept.ts";

interface Item {
  id: string;
  inner: { count: number };
}
const idOf = ({ id }: Item) => id;
const item = (id: string, count: number): Item => ({ id, inner: { count } });

it("keeps what was made of each item that came again unchanged, wherever it stands by now, and drops what is gone", () => {
  const make = vi.fn(({ id, inner }: Item) => ({ label: `${id} ${inner.count}` }));
  const { result, rerender } = renderHook(({ items }) => useKept(items, idOf, make), {
    initialProps: { items: [item("a", 1), item("b", 1), item("c", 1)] },
  });
  const [a, b, c] = result.current;
  rerender({ items: [item("c", 1), item("b", 2), item("a", 1)] });
  expect(result.current.map(({ label }) => label)).toEqual(["c 1", "b 2", "a 1"]);
  expect([result.current[0] === c, result.current[1] === b, result.current[2] === a]).toEqual([
    true,
    false,
    true,
  ]);
  expect(make).toHaveBeenCalledTimes(4);
  rerender({ items: [] });
  rerender({ items: [item("a", 1)] });
  expect(result.current[0]).not.toBe(a);
});
