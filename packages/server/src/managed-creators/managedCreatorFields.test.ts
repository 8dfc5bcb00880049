import { createManagedCreator, getManagedCreator, updateManagedCreator } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { createTestApp, insertCompany, insertGenre, insertMember } from "../testing/index.ts";

const app = await createTestApp();

const { staff, admin, genre } = await app.run(async () => {
  const company = await insertCompany();
  return {
    staff: await insertMember(company, "staff"),
    admin: await insertMember(company, "admin"),
    genre: await insertGenre(),
  };
});

const plain = {
  display_name: "はな",
  real_name: "花村 はな",
  kana: "はなむら はな",
  tags: ["敏感肌", "動画"],
  stage: "repeat" as const,
  email: "hana@example.jp",
  phone: "090-1234-5678",
  agency: "株式会社ハルノキ",
  postal_code: "100-0001",
  address: "東京都千代田区千代田1-1",
  last_fee: 120_000,
  memo: "平日の夜",
  invoice_registration_number: "T9234567890123",
  invoice_checked_on: "2026-11-01",
  entity_type: "corporation" as const,
  withholding_default: true,
  competitor_exclusion_until: "2027-01-31",
  secondary_use_until: "2027-03-31",
};
const body = {
  ...plain,
  genre_uids: [genre.uid],
  owner_uid: admin.uid,
  accounts: [{ platform: "x" as const, handle: "hana", url: "https://x.com/hana", follower_count: 3 }],
};
const shown = {
  ...plain,
  genres: [{ uid: genre.uid }],
  owner: { uid: admin.uid },
  accounts: [{ platform: "x", handle: "hana", url: "https://x.com/hana", follower_count: 3 }],
};

it("keeps every field of a new record and of a changed one", async () => {
  const as = app.as(staff);
  const made = await as.call(createManagedCreator, { body });
  expect(made.body).toMatchObject(shown);
  await as.call(updateManagedCreator, { params: { id: made.body.uid }, body: { version: 1, accounts: [] } });

  const { body: blank } = await as.call(createManagedCreator, { body: { display_name: "あとで" } });
  const changed = await as.call(updateManagedCreator, {
    params: { id: blank.uid },
    body: { ...body, version: blank.version },
  });
  expect(changed.body).toMatchObject(shown);
  const { body: stored } = await as.call(getManagedCreator, { params: { id: blank.uid } });
  expect(stored).toMatchObject(shown);
});
