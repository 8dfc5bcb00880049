import {
  createFromOpenCreator,
  createManagedCreator,
  listManagedCreators,
  platforms,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { creatorAccounts } from "../db/schema/creators.ts";
import { countsOf, fileOf, importsAs, rawFile } from "../testing/imports.ts";
import { createTestApp, insertCompany, insertCreator, insertGenre, insertMember } from "../testing/index.ts";

const app = await createTestApp();

const { staff, genre } = await app.run(async () => ({
  staff: await insertMember(await insertCompany(), "staff"),
  genre: await insertGenre(),
}));
const as = app.as(staff);

const accounts = platforms.map((platform, index) => ({
  platform,
  handle: "hana",
  follower_count: 100 + index,
}));

/** What the file cannot hold, would run, or would part. */
const HARD = [
  "葛󠄀城髙子",
  "𠮷野家👨‍👩‍👧",
  "A〜B−C ¥",
  "=1+1",
  "'=1",
  "−5",
  "\tはな",
  " はなこ ",
  "？?%_",
  "「改行\n」",
];

it("is taken back without a change, whatever its texts are and its encoding lacks", async () => {
  const other = await app.run(async () => insertMember(await insertCompany(), "staff"));
  const tags = ["20代/女性", "#推し 活", "𠮷"];
  for (const [index, name] of HARD.entries()) {
    const known = {
      display_name: name.trim(),
      real_name: name,
      kana: name,
      agency: name,
      address: name,
      tags,
    };
    const body = { ...known, postal_code: "1000001", memo: `${name}\r\n${name}` };
    const account = { platform: "x" as const, handle: `hana_${index}` };
    expect((await app.as(other).call(createManagedCreator, { body })).status).toBe(201);
    const held = { ...body, display_name: `${name}2`, accounts: [account] };
    expect((await app.as(other).call(createManagedCreator, { body: held })).status).toBe(201);
  }
  const total = 2 * HARD.length;
  for (const encoding of ["utf-8", "shift_jis"] as const) {
    const response = await app
      .as(other)
      .fetch(listManagedCreators, { query: { format: "csv", encoding, limit: 200 } });
    const preview = await importsAs(app, other).dryRun(rawFile(new Uint8Array(await response.arrayBuffer())));
    expect(preview.rows.updated.map(({ changes }) => changes)).toEqual([]);
    expect(preview.rows.created.map(({ name }) => name)).toEqual([]);
    expect(countsOf(preview)).toEqual({ created: 0, updated: 0, skipped: total, failed: 0, total });
  }
});

it("is taken back without a change, and with one in the row that was changed", async () => {
  const full = {
    display_name: "=はな「花」",
    real_name: "花村, はな",
    kana: "はなむら はな",
    tags: ["敏感肌", "動画"],
    genre_uids: [genre.uid],
    stage: "repeat" as const,
    email: "hana@example.jp",
    phone: "+81 90-1234-5678",
    agency: "株式会社ハルノキ",
    postal_code: "100-0001",
    address: "東京都千代田区千代田1-1",
    last_fee: 120_000,
    memo: "平日の夜\n土日は不可",
    invoice_registration_number: "T9234567890123",
    entity_type: "corporation" as const,
    owner_uid: staff.uid,
    withholding_default: true,
    competitor_exclusion_until: "2027-03-31",
    secondary_use_until: "2027-06-30",
    accounts: [...accounts, { platform: "x" as const, handle: "hana_sub", follower_count: 1200 }],
  };
  for (const body of [full, { display_name: "あおい" }]) {
    expect((await as.call(createManagedCreator, { body })).status).toBe(201);
  }
  const { dryRun, importAll } = importsAs(app, staff);
  for (const encoding of ["utf-8", "shift_jis"] as const) {
    const response = await as.fetch(listManagedCreators, { query: { format: "csv", encoding } });
    const file = rawFile(new Uint8Array(await response.arrayBuffer()));
    const preview = await dryRun(file);
    expect([preview.problems, preview.errors]).toEqual([[], []]);
    expect(countsOf(preview)).toEqual({ created: 0, updated: 0, skipped: 2, failed: 0, total: 2 });
  }
  const text = await (await as.fetch(listManagedCreators, { query: { format: "csv" } })).text();
  const task = await importAll(rawFile(text.replace("株式会社ハルノキ", "合同会社ナツノキ")));
  expect(countsOf(task)).toEqual({ created: 0, updated: 1, skipped: 1, failed: 0, total: 2 });
});

it("leaves the figures of a connected profile alone, which are the profile's and not the file's", async () => {
  const { member, open } = await app.run(async () => ({
    member: await insertMember(await insertCompany(), "staff"),
    open: await insertCreator({
      name: "公開のはな",
      accounts: [{ platform: "x", handle: "open_hana", follower_count: 100 }],
    }),
  }));
  const own = app.as(member);
  const body = { open_creator_uid: open.uid };
  expect((await own.call(createFromOpenCreator, { body })).status).toBe(201);
  // What a night's collection does.
  await app.run(() =>
    db()
      .update(creatorAccounts)
      .set({ follower_count: 500 })
      .where(eq(creatorAccounts.creator_uid, open.uid)),
  );
  const { dryRun, importAll } = importsAs(app, member);
  const text = await (await own.fetch(listManagedCreators, { query: { format: "csv" } })).text();
  expect(text).toContain(",500,");
  const preview = await dryRun(rawFile(text));
  expect(preview.rows.updated).toEqual([]);
  expect(countsOf(preview)).toMatchObject({ updated: 0, skipped: 1, failed: 0 });
  const other = await dryRun(rawFile(text.replace(",500,", ",900,")));
  expect(other.rows.skipped[0]?.reason).toContain("公開プロフィールと同期");
  const changed = [["公開のはな", "@open_hana", "新しいメモ"]];
  expect(await importAll(fileOf(changed, "utf-8", ["表示名", "X", "社内メモ"]))).toMatchObject({
    updated: 1,
  });
  const { items } = (await own.call(listManagedCreators, { query: { follower_min: 400 } })).body;
  expect(items).toMatchObject([{ memo: "新しいメモ", follower_count: 500 }]);
});

it("finds the member in charge again where several have one name, and where a name is part of another's", async () => {
  const company = await app.run(() => insertCompany());
  const [writer, ...owners] = await app.run(async () => [
    await insertMember(company, "staff", { name: "𠮷田 実" }),
    await insertMember(company, "staff", { name: "佐藤 美咲" }),
    await insertMember(company, "staff", { name: "佐藤美咲" }),
    await insertMember(company, "staff", { name: "田中" }),
    await insertMember(company, "staff", { name: "田中 一郎" }),
  ]);
  if (!writer) throw new Error("Nobody writes.");
  for (const [index, owner] of [writer, ...owners].entries()) {
    const body = { display_name: `担当のある人${index}`, owner_uid: owner.uid };
    expect((await app.as(writer).call(createManagedCreator, { body })).status).toBe(201);
  }
  for (const encoding of ["utf-8", "shift_jis"] as const) {
    const response = await app.as(writer).fetch(listManagedCreators, { query: { format: "csv", encoding } });
    const preview = await importsAs(app, writer).dryRun(
      rawFile(new Uint8Array(await response.arrayBuffer())),
    );
    expect(preview.errors).toEqual([]);
    expect(countsOf(preview)).toMatchObject({ updated: 0, skipped: 5, failed: 0 });
  }
});
