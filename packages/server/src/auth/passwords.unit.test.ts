import { verify } from "@node-rs/argon2";
import { beforeEach, expect, it, vi } from "vitest";
import { checkPassword, hashPassword } from "./passwords.ts";

vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof import("@node-rs/argon2")>();
  return { ...real, verify: vi.fn(real.verify) };
});

const work = vi.mocked(verify);
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
