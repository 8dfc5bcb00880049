import argon2 from "@node-rs/argon2";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { checkPassword, hashPassword } from "./passwords.ts";

const work = vi.spyOn(argon2, "verify");
afterAll(() => work.mockRestore());

/** Algorithm and cost of a hash: what the time depends on. */
const cost = (hash: unknown) => String(hash).split("$").slice(1, 4).join("$");

beforeEach(() => {
  work.mockClear();
});

it("takes the right password and refuses the wrong one", async () => {
  const stored = await hashPassword("correct horse");
  expect([await checkPassword(stored, "correct horse"), await checkPassword(stored, "wrong")]).toEqual([
    true,
    false,
  ]);
  expect(cost(stored)).toBe("argon2id$v=19$m=19456,t=2,p=1");
});

it("does the same work for an address without a password, and never lets it in", async () => {
  const stored = await hashPassword("correct horse");
  await checkPassword(stored, "x");
  expect(await checkPassword(undefined, "no one has this password")).toBe(false);
  expect(work.mock.calls.map(([hash]) => cost(hash))).toEqual([cost(stored), cost(stored)]);
});
