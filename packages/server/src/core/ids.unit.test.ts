import { expect, it } from "vitest";
import { newUid } from "./ids.ts";

it("sorts as made, within one millisecond too, and repeats nothing", () => {
  const uids = [1_795_000_000_000, 1_795_000_000_001].flatMap((at) =>
    Array.from({ length: 2_000 }, () => newUid(at)),
  );
  expect([...uids].sort()).toEqual(uids);
  expect(new Set(uids).size).toBe(uids.length);
  expect(uids.every((uid) => /^[0-9a-z]{24}$/.test(uid))).toBe(true);
});
