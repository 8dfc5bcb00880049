import { afterAll, beforeEach, expect, it, vi } from "vitest";

// Files share their modules: this one takes its own, and leaves none that is watched to the next.
vi.resetModules();
vi.doMock("@node-rs/argon2", async (original) => {
  const real = await original<typeof import("@node-rs/argon2")>();
  return { ...real, verify: vi.fn(real.verify) };
});
const { verify } = await import("@node-rs/argon2");
const { checkPassword, hashPassword } = await import("./passwords.ts");
afterAll(() => {
  vi.doUnmock("@node-rs/argon2");
  vi.resetModules();
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
