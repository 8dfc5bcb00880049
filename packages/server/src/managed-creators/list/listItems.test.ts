import { getManagedCreator, listManagedCreators, type ManagedCreatorListQuery } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { creatorAccounts } from "../../db/schema/creators.ts";
import { openRecords } from "../../testing/creatorRecords.ts";
import { insertCreator, insertGenre } from "../../testing/factories.ts";

const { app, company, staff, viewer, insert } = await openRecords();

const AWKWARD =
  '"引用" \\ 改行\n戻り\r タブ\t 制御\u0001\u001f\u007f 区切り\u2028\u2029 𠮷😀👨‍👩‍👧 </script> %_\'';

await app.run(() => insertGenre({ uid: "food", name: AWKWARD, position: 9 }));
await app.run(() => insertGenre({ uid: "beauty", name: "美容", position: 2 }));

/** Records that are hard to write as JSON, or that show what they do not hold themselves. */
const connected = await app.run(async () => {
  const { uid: creator_uid } = await insertCreator({
    name: '公開 "太郎"',
    image: "https://example.jp/p.png",
  });
  await db()
    .insert(creatorAccounts)
    .values([
      {
        creator_uid,
        platform: "x",
        handle: "Taro_X",
        url: "https://x.com/Taro_X",
        follower_count: 7,
        position: 0,
      },
      { creator_uid, platform: "tiktok", handle: "other", url: "https://tiktok.com/@other", position: 1 },
    ]);
  return creator_uid;
});
await insert({
  display_name: AWKWARD,
  real_name: AWKWARD,
  memo: AWKWARD,
  tags: ["a,b", '"{}"', "\\", "null", "", "　"],
  image: 'https://example.jp/"p".png',
  email: "a@example.jp",
  last_fee: 999_999_999,
  follower_count: 2_000_000_000,
  owner_uid: staff.uid,
  created_by: viewer.uid,
  custom_values: { text: AWKWARD, number: 0.1, big: 1e21, yes: true },
  entity_type: "corporation",
  withholding_default: true,
  competitor_exclusion_until: "2026-12-31",
  invoice_checked_on: "2026-02-28",
  last_contact_at: new Date("2026-03-01T00:00:00.999Z"),
  created_at: new Date("1999-12-31T23:59:59.001Z"),
  updated_at: new Date("2026-11-20T14:59:59.100Z"),
  genre_uids: ["food", "beauty"],
  accounts: [
    { platform: "x", handle: "@a'b" },
    { platform: "youtube", handle: "c", follower_count: 0 },
  ],
});
await insert({
  display_name: "連携",
  creator_uid: connected,
  accounts: [
    { platform: "x", handle: "taro_x", follower_count: 3 },
    { platform: "instagram", handle: "own", follower_count: 5 },
  ],
});
await insert({ display_name: "連携していない", accounts: [{ platform: "x", handle: "taro_x2" }] });
// Midnight in Japan decides about the day on which the data goes.
await insert({ display_name: "前の日", archived_at: new Date("2026-11-10T14:59:59.999Z") });
await insert({ display_name: "次の日", archived_at: new Date("2026-11-10T15:00:00Z") });
// Finer than the wire: it is cut off, not rounded.
await app.run(() =>
  db().execute(sql`update managed_creators set updated_at = '2026-05-05 00:00:00.123999+00'
    where company_uid = ${company.uid} and display_name = '連携'`),
);

it.each<[string, { uid: string }, ManagedCreatorListQuery]>([
  ["staff", staff, {}],
  ["viewer who sees no fees", viewer, {}],
  ["staff of what is archived", staff, { archived: true }],
])("says to %s of each record what the record says of itself", async (_, reader, query) => {
  const { body } = await app.as(reader).call(listManagedCreators, { query });
  expect(body.items.length).toBe(query.archived ? 2 : 3);
  for (const item of body.items) {
    const { timeline, ...record } = (
      await app.as(reader).call(getManagedCreator, { params: { id: item.uid } })
    ).body;
    expect(item, item.display_name).toStrictEqual(record);
    expect(Object.keys(item).toSorted()).toEqual(Object.keys(record).toSorted());
  }
});

it("shows the public profile's figures of a connected record, and no others", async () => {
  const { body } = await app.as(staff).call(listManagedCreators, { query: { keyword: "連携" } });
  const shown = Object.fromEntries(
    body.items.map(({ display_name, follower_count, accounts }) => [
      display_name,
      { follower_count, accounts: accounts.map((each) => [each.handle, each.follower_count, each.synced]) },
    ]),
  );
  expect(shown).toEqual({
    連携: {
      follower_count: 12,
      accounts: [
        ["Taro_X", 7, true],
        ["own", 5, false],
      ],
    },
    連携していない: { follower_count: null, accounts: [["taro_x2", null, false]] },
  });
});
