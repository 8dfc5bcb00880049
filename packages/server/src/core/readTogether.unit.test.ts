import { expect, it } from "vitest";
import { readTogether } from "./readTogether.ts";

/** Reads that end when the test says so. */
function scene(atMost = 10) {
  const reads: { keys: readonly string[]; answer: (values: object) => void; fail: (error: Error) => void }[] =
    [];
  const look = readTogether<string, number>(
    (keys) =>
      new Promise((resolve, reject) => {
        reads.push({ keys, answer: (values) => resolve(new Map(Object.entries(values))), fail: reject });
      }),
    atMost,
  );
  const turn = () => new Promise(setImmediate);
  const end = async (nth: number, values: object) => {
    reads[nth]?.answer(values);
    await turn();
  };
  return { look, reads, end, turn };
}

it("shares a read among those who ask in one turn, and the next one among those who ask meanwhile", async () => {
  const { look, reads, end, turn } = scene();
  const first = [look("a"), look("d")];
  await turn();
  const later = [look("b"), look("a"), look("b"), look("c")];
  await turn();
  expect(reads.map(({ keys }) => keys)).toEqual([["a", "d"]]);
  await end(0, { a: 1, d: 4 });
  expect(await Promise.all(first)).toEqual([1, 4]);
  expect(reads[1]?.keys).toEqual(["b", "a", "c"]);
  await end(1, { b: 2, a: 3 });
  // The same key is read again: its row may have changed since the read before began.
  expect(await Promise.all(later)).toEqual([2, 3, 2, undefined]);
  expect(reads).toHaveLength(2);
});

it("asks for a bounded number of keys, and forgets nobody", async () => {
  const { look, reads, end, turn } = scene(2);
  const all = ["a", "b", "c"].map((key) => look(key));
  await turn();
  await end(0, { a: 1, b: 2 });
  await end(1, { c: 3 });
  expect(await Promise.all(all)).toEqual([1, 2, 3]);
  expect(reads.map(({ keys }) => keys)).toEqual([["a", "b"], ["c"]]);
});

it("fails those of a read that fails, and goes on with the others", async () => {
  const { look, reads, end, turn } = scene();
  const failed = look("a").catch((error: Error) => error.message);
  await turn();
  const next = look("b");
  reads[0]?.fail(new Error("away"));
  expect(await failed).toBe("away");
  await turn();
  await end(1, { b: 2 });
  expect(await next).toBe(2);
  const after = look("c");
  await turn();
  await end(2, { c: 3 });
  expect(await after).toBe(3);
});
