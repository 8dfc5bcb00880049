import { blankManagedCreator } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { readKeptValues } from "../shared/keptValues.ts";
import { creatorFormShape } from "./creatorFormShape.ts";

const read = (values: object) => readKeptValues(JSON.stringify({ values }), creatorFormShape)?.values;

it("takes whatever the form can hold", () => {
  expect(read(blankManagedCreator)).toEqual(blankManagedCreator);
  const account = { platform: "tiktok", handle: "mio", url: "https://example.jp", follower_count: null };
  const full = { ...creatorFormShape, tags: ["旅", "猫"], accounts: [account, account] };
  expect(read(full)).toEqual(full);
});

it.each([
  { accounts: [null] },
  { accounts: [{ platform: "tiktok" }] },
  { tags: [1] },
  { genre_uids: [null] },
  { last_fee: "abc" },
  { owner_uid: 5 },
  { secondary_use_until: 20 },
])("leaves out %j, which it cannot draw", (values) => {
  expect(read(values)).toBeUndefined();
});
