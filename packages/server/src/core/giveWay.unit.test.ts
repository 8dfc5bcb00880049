import { afterEach, expect, it, vi } from "vitest";
import { type Database, withDatabase } from "../db/index.ts";
import { letThrough, mapBehindRequests, mapInTurns } from "./giveWay.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

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

/** Work of a piece of 2 ms after four items, beside a request that ends when it is told to. */
function besideRequest(engine: Database["engine"]) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let ms = 0;
  vi.spyOn(performance, "now").mockImplementation(() => ms);
  const database = { engine } as Database;
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const request = letThrough(database, () => promise);
  let done = 0;
  const work = withDatabase(database, () =>
    mapBehindRequests(numbers.slice(0, 6), () => {
      done += 1;
      ms += 0.5;
    }),
  );
  return { request, answer, work, done: () => done };
}
const turns = async () => {
  for (let n = 0; n < 5; n += 1) await new Promise((resolve) => setImmediate(resolve));
};

it("goes on beside PostgreSQL when the requests under way are answered", async () => {
  const { request, answer, work, done } = besideRequest("postgres");
  await turns();
  expect(done()).toBe(4);
  answer();
  await request;
  await work;
  expect(done()).toBe(6);
});

it("goes on after a while although a request is still under way, and at once on the embedded database", async () => {
  const patient = besideRequest("postgres");
  await turns();
  expect(patient.done()).toBe(4);
  vi.runAllTimers();
  await patient.work;
  const embedded = besideRequest("pglite");
  await embedded.work;
  expect([patient.done(), embedded.done()]).toEqual([6, 6]);
});
