import {
  bulkUpdateManagedCreators,
  connectOpenCreator,
  deleteComment,
  deleteCompanyUser,
  deleteManagedCreator,
  getManagedCreator,
  listCreatorTimeline,
  mergeManagedCreators,
  type TimelineGroup,
  undoBulkUpdate,
  updateManagedCreator,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { ensureGenres } from "../../seed/index.ts";
import { chatIn } from "../../testing/chat.ts";
import { fileOf, importsAs, person } from "../../testing/imports.ts";
import {
  createTestApp,
  DAY,
  insertCreator,
  insertManagedCreator,
  insertMember,
} from "../../testing/index.ts";

const app = await createTestApp();
await app.run(ensureGenres);
const chat = chatIn(app);

const timelineOf = async (caller: { uid: string }, id: string) =>
  (await app.as(caller).call(getManagedCreator, { params: { id } })).body.timeline;
const pages = async (caller: { uid: string }, id: string, limit: number, group?: TimelineGroup[]) => {
  const seen: Awaited<ReturnType<typeof timelineOf>>[number][] = [];
  let cursor: string | undefined;
  do {
    const query = { limit, ...(group ? { group } : {}), ...(cursor ? { cursor } : {}) };
    const { body } = await app.as(caller).call(listCreatorTimeline, { params: { id }, query });
    expect(body.items.length).toBeLessThanOrEqual(limit);
    seen.push(...body.items);
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  return seen;
};
const update = (caller: { uid: string }, id: string, version: number, body: object) =>
  app.as(caller).call(updateManagedCreator, { params: { id }, body: { version, ...body } });

it("tells the file that a creator came from, and each that changed it, until taken back", async () => {
  const { staff } = await chat.office();
  const imports = importsAs(app, staff);
  await imports.importAll(fileOf([person(1)]));
  const uid = (await imports.list()).items[0]?.uid ?? "";
  app.clock.advance(DAY);
  const second = await imports.importAll(fileOf([[...person(1).slice(0, -1), "9"]]));
  const labels = async () => (await timelineOf(staff, uid)).map(({ kind, label }) => `${kind} ${label}`);
  expect(await labels()).toEqual(["imported CSV「名簿.csv」から更新", "imported CSV「名簿.csv」から登録"]);
  const [changed] = await timelineOf(staff, uid);
  expect(changed).toMatchObject({
    by: { uid: staff.uid },
    changes: [{ field: "last_fee", before: "¥12,000", after: "¥9" }],
  });
  await imports.undo(second.uid);
  expect(await labels()).toEqual(["imported CSV「名簿.csv」から登録"]);
});

it("tells each day on which messages were exchanged, in Japan's days, without those deleted", async () => {
  const { company, staff } = await chat.office();
  // 03:00 UTC is noon in Japan; twelve hours later is the next day there.
  const job = await chat.job(company, { project: { name: "秋の新色" } });
  await chat.hear(job);
  await chat.say(staff, job.room_uid);
  const wrong = await chat.say(staff, job.room_uid, "取り消します");
  await app.as(staff).call(deleteComment, { params: { id: job.room_uid, comment_id: wrong.body.id } });
  app.clock.advance(DAY / 2);
  await chat.hear(job);
  const told = (await timelineOf(staff, job.creator_uid)).filter(({ kind }) => kind === "comment");
  expect(told.map(({ label }) => label)).toEqual([
    "「秋の新色」でメッセージ1件（受信1件）",
    "「秋の新色」でメッセージ2件（受信1件）",
  ]);
  expect(told.every(({ project_uid }) => project_uid === job.project_uid)).toBe(true);
});

it("tells nothing of another creator, nor of another company's room", async () => {
  const { company, staff } = await chat.office();
  const job = await chat.job(company);
  await chat.hear(job);
  const quiet = await app.run(() => insertManagedCreator(company));
  expect((await timelineOf(staff, quiet.uid)).map(({ kind }) => kind)).toEqual(["registered"]);
});

it("tells who changed which field from what to what, and hides fees from viewers", async () => {
  const { company, staff, other } = await chat.office();
  const viewer = await app.run(() => insertMember(company, "viewer"));
  const { uid } = await app.run(() => insertManagedCreator(company, { last_fee: 50_000 }));
  await update(staff, uid, 1, { last_fee: 80_000, owner_uid: other.uid, memo: "あ".repeat(900) });
  await update(staff, uid, 2, { owner_uid: other.uid });
  app.clock.advance(DAY);
  await update(other, uid, 3, { competitor_exclusion_until: "2027-03-31", withholding_default: true });
  const [newest, oldest, registered, ...rest] = await timelineOf(staff, uid);
  expect(rest).toEqual([]);
  expect(registered?.kind).toBe("registered");
  expect(newest).toMatchObject({
    kind: "edited",
    label: "源泉徴収、競合排除の期限を変更",
    by: { uid: other.uid },
    changes: [
      { field: "withholding_default", label: "源泉徴収", before: "しない", after: "する" },
      { field: "competitor_exclusion_until", before: "なし", after: "2027/03/31(水)" },
    ],
  });
  expect(oldest?.label).toBe("担当、直近の報酬（税抜）、社内メモを変更");
  const change = (field: string) => oldest?.changes.find((one) => one.field === field);
  expect(change("owner")).toMatchObject({ before: "なし", after: other.name });
  expect(change("last_fee")).toMatchObject({ before: "¥50,000", after: "¥80,000" });
  expect(change("memo")?.after).toHaveLength(201);
  const seen = (await timelineOf(viewer, uid))[1]?.changes.find(({ field }) => field === "last_fee");
  expect(seen).toMatchObject({ label: "直近の報酬（税抜）", before: null, after: null });
  expect(JSON.stringify(await timelineOf(viewer, uid))).not.toContain("80,000");
});

it("tells bulk changes and their undoing, archiving, connecting and merging", async () => {
  const { company, staff } = await chat.office();
  const [kept, absorbed, open] = await app.run(async () => [
    await insertManagedCreator(company, { tags: ["春"] }),
    await insertManagedCreator(company, { display_name: "もう1件の記録" }),
    await insertCreator({ name: "公開の名前" }),
  ]);
  const step = async <T>(work: Promise<T>) => {
    app.clock.advance(1000);
    return work;
  };
  const bulk = await app.as(staff).call(bulkUpdateManagedCreators, {
    body: { selection: { uids: [kept.uid, absorbed.uid] }, action: { kind: "add_tags", tags: ["夏"] } },
  });
  app.clock.advance(1000);
  await app.as(staff).call(undoBulkUpdate, { params: { id: bulk.body.change_uid ?? "" } });
  app.clock.advance(1000);
  const params = { id: kept.uid };
  await step(app.as(staff).call(deleteManagedCreator, { params }));
  await step(update(staff, kept.uid, 4, { restore: true }));
  await step(
    app.as(staff).call(connectOpenCreator, { params, body: { open_creator_uid: open.uid, choices: {} } }),
  );
  const { version } = (await app.as(staff).call(getManagedCreator, { params })).body;
  app.clock.advance(1000);
  const merged = await app.as(staff).call(mergeManagedCreators, {
    params,
    body: { absorbed_uid: absorbed.uid, version, absorbed_version: 3, choices: { display_name: "right" } },
  });
  expect(merged.status).toBe(200);
  const told = await pages(staff, kept.uid, 3, ["changes"]);
  expect(told.map(({ label }) => label)).toEqual([
    "「もう1件の記録」の記録をまとめた",
    "公開プロフィール「公開の名前」と連携",
    "アーカイブから元に戻す",
    "アーカイブ",
    "一括の変更を取り消し、タグを元に戻す",
    "一括の変更を取り消し、タグを元に戻す",
    "タグを一括で変更",
    "タグを一括で変更",
    "クリエイター管理に登録",
  ]);
  expect(told.slice(0, -1).every(({ by }) => by?.uid === staff.uid)).toBe(true);
  expect(told[0]?.changes[0]).toMatchObject({ field: "display_name", after: "もう1件の記録" });
});

it("goes through everything page by page without a gap or a double, each entry leading to its row", async () => {
  const { company, staff } = await chat.office();
  const job = await chat.job(company, { project: { name: "秋の新色" } });
  const id = job.creator_uid;
  for (let day = 0; day < 7; day += 1) {
    await chat.hear(job);
    await chat.say(staff, job.room_uid);
    await update(staff, id, day + 1, { memo: `メモ${day}` });
    app.clock.advance(DAY);
  }
  const whole = await pages(staff, id, 200);
  expect(whole.map(({ kind }) => kind).filter((kind) => kind === "comment")).toHaveLength(7);
  for (const limit of [1, 2, 5]) {
    expect((await pages(staff, id, limit)).map(({ key }) => key)).toEqual(whole.map(({ key }) => key));
  }
  expect(new Set(whole.map(({ key }) => key)).size).toBe(whole.length);
  const hrefs = (kind: string) => whole.filter((entry) => entry.kind === kind).map(({ href }) => href);
  expect(hrefs("job_sent")).toEqual([`/projects/${job.project_uid}?creator=${id}`]);
  expect(hrefs("comment").at(-1)).toBe(`/chat/${job.room_uid}?at=1`);
  const groups = await Promise.all(
    (["jobs", "posts", "messages", "changes"] as const).map((group) => pages(staff, id, 3, [group])),
  );
  expect(groups.flat()).toHaveLength(whole.length);
  const wrong = await app
    .as(staff)
    .call(listCreatorTimeline, { params: { id }, query: { cursor: "eyJhIjoxfQ" } });
  expect(wrong.error.code).toBe("invalid_request");
});

it("forgets values and names with the person, and keeps who did what when", async () => {
  const { company, staff, other } = await chat.office();
  const two = await app.run(async () => ({
    kept: await insertManagedCreator(company, { email: "canary-before@example.test" }),
    absorbed: await insertManagedCreator(company, { display_name: "canary吸収" }),
  }));
  await update(staff, two.kept.uid, 1, { email: "canary-after@example.test", memo: "canaryメモ" });
  const params = { id: two.kept.uid };
  await app.as(staff).call(mergeManagedCreators, {
    params,
    body: { absorbed_uid: two.absorbed.uid, version: 2, absorbed_version: 1, choices: {} },
  });
  const stands = async () =>
    (
      await app.run(() =>
        db().execute(sql`select 1 from managed_creator_history t where t::text like '%canary%'`),
      )
    ).rows.length;
  expect(await stands()).toBe(2);
  await app.as(other).call(deleteManagedCreator, { params, query: { erase: true } });
  expect(await stands()).toBe(0);
  const told = (await timelineOf(staff, two.kept.uid)).map(({ kind, label, by }) => [kind, label, by?.uid]);
  expect(told).toEqual(
    expect.arrayContaining([
      ["erased", "個人情報を消去", other.uid],
      ["merged", "別の記録をまとめた", staff.uid],
      ["edited", "メールアドレス、社内メモを変更", staff.uid],
    ]),
  );
});

it("tells to whom a creator went when a member left", async () => {
  const { company, staff, other } = await chat.office();
  const { uid } = await app.run(() => insertManagedCreator(company, { owner_uid: staff.uid }));
  const { email } = await app.run(async () => {
    const { rows } = await db().execute(sql`select email from users where uid = ${staff.uid}`);
    return { email: String(rows[0]?.email) };
  });
  const { status } = await app
    .as(other)
    .call(deleteCompanyUser, { body: { email, successor_uid: other.uid } });
  expect(status).toBe(204);
  const [entry] = await timelineOf(other, uid);
  expect(entry).toMatchObject({
    label: "メンバーの削除により担当を変更",
    by: { uid: other.uid },
    changes: [{ field: "owner", before: staff.name, after: other.name }],
  });
});
