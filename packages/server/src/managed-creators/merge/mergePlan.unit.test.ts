import { expect, it } from "vitest";
import type { ManagedCreatorRow } from "../managedCreatorRows.repository.ts";
import { mergedRecord, whyTooMuch } from "./mergePlan.ts";

const at = new Date("2026-01-01T00:00:00Z");
const record = (row: Partial<ManagedCreatorRow["row"]>, accounts: { platform: "x"; handle: string }[] = []) =>
  ({
    row: {
      display_name: "はな",
      real_name: "",
      kana: "",
      email: "",
      phone: "",
      agency: "",
      memo: "",
      tags: [],
      custom_values: {},
      creator_uid: null,
      last_contact_at: null,
      created_at: at,
      postal_code: "",
      address: "",
      ...row,
    },
    accounts: accounts.map((account) => ({ ...account, url: "", follower_count: null, fetched_at: null })),
    genres: [],
    published: [],
  }) as unknown as ManagedCreatorRow;

it("keeps the left where nobody chose, and takes together what belongs together", () => {
  const left = record({ postal_code: "100-0001", address: "千代田区" });
  const right = record({ postal_code: "", address: "渋谷区", memo: "右" });
  expect(mergedRecord(left, right, {}).fields).not.toHaveProperty("memo");
  expect(mergedRecord(left, right, { address: "right" }).fields).toMatchObject({
    postal_code: "",
    address: "渋谷区",
  });
});

it("counts the followers that the connected profile has, of whichever record it was", () => {
  const own = record({}, [{ platform: "x", handle: "hana" }]);
  const account = { platform: "x" as const, handle: "Hana", url: "", fetched_at: null, position: 0 };
  const published = [{ ...account, follower_count: 500 }];
  const connected = { ...record({ creator_uid: "c1" }), published };
  expect(mergedRecord(own, connected, {}).fields).toMatchObject({ creator_uid: "c1", follower_count: 500 });
  const other = { ...own, row: { ...own.row, creator_uid: "c2" } };
  expect(mergedRecord(other, connected, {}).fields).toMatchObject({
    creator_uid: "c2",
    follower_count: null,
  });
});

it("has one account once, however both wrote it, and the first one's spelling", () => {
  const { accounts } = mergedRecord(
    record({}, [{ platform: "x", handle: "Hana" }]),
    record({}, [
      { platform: "x", handle: "hana" },
      { platform: "x", handle: "mio" },
    ]),
    { accounts: "both" },
  );
  expect(accounts.map(({ handle }) => handle)).toEqual(["Hana", "mio"]);
});

it("keeps the connection of the left, else the other's, and the earlier first day with its member", () => {
  const early = new Date("2025-01-01T00:00:00Z");
  const merged = mergedRecord(
    record({ created_by: "later" }),
    record({ creator_uid: "open", created_at: early, created_by: "first" }),
    {},
  );
  expect(merged.fields).toMatchObject({ creator_uid: "open", created_at: early, created_by: "first" });
  expect(
    mergedRecord(record({ creator_uid: "a" }), record({ creator_uid: "b" }), {}).fields.creator_uid,
  ).toBe("a");
});

it("says what is too much for one record when both sides stay, and only then", () => {
  const words = (mark: string) => Array.from({ length: 16 }, (_, index) => `${mark}${index}`);
  const left = record({ tags: words("a"), memo: "あ".repeat(2000) });
  const right = record({ tags: words("b"), memo: "い".repeat(2000) });
  const why = (choices: Parameters<typeof mergedRecord>[2]) =>
    whyTooMuch(mergedRecord(left, right, choices), choices);
  expect(why({ tags: "both" })).toContain("タグは、両方を残すと32個になり、上限の30個");
  expect(why({ memo: "both" })).toContain("4,001文字");
  expect(why({ tags: "right", memo: "right" })).toBeUndefined();
});

it("counts characters of a memo as the field does: one that takes two units is one", () => {
  const left = record({ memo: "𠮷".repeat(2000) });
  const right = record({ memo: "𩸽".repeat(1999) });
  const choices = { memo: "both" } as const;
  expect(whyTooMuch(mergedRecord(left, right, choices), choices)).toBeUndefined();
});
