import {
  deleteManagedCreator,
  editProjectCells,
  listComments,
  listProjectCreators,
  postComment,
  postRowComment,
  scheduleComment,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { managedCreators } from "../../db/schema/managed-creators.ts";
import { projectCreators } from "../../db/schema/projects.ts";
import { sendDueComments } from "../../scheduled-comments/sendDueComments.job.ts";
import { chatIn } from "../../testing/chat.ts";
import { createTestApp, DAY, insertMember } from "../../testing/index.ts";
import { endJobs } from "../../testing/jobs.ts";
import { tablesWith } from "../../testing/tablesWith.ts";

const app = await createTestApp();
const { office, job } = chatIn(app);
const NAME = "鵺野ぬえこ";

it("takes a person's name out of what stands about others and is still to be said to them; the rest of it stays", async () => {
  const { company, staff } = await office();
  const admin = await app.run(() => insertMember(company, "admin"));
  const [gone, other] = [await job(company), await job(company)];
  const [row] = await app.run(async () => {
    await db()
      .update(managedCreators)
      .set({ display_name: NAME })
      .where(eq(managedCreators.uid, gone.creator_uid));
    return db()
      .select()
      .from(projectCreators)
      .where(eq(projectCreators.managed_creator_uid, other.creator_uid));
  });
  const params = { id: row?.project_uid ?? "" };
  const creator_uid = other.creator_uid;
  const as = app.as(staff);
  const memo = `${NAME}さんの紹介。夏まで`;
  const { body } = await as.call(editProjectCells, {
    params,
    body: { changes: [{ creator_uid, column: "memo", value: memo, was: null }] },
  });
  expect(body.refused).toEqual([]);
  const remark = { id: crypto.randomUUID(), creator_uid, text: `${NAME} さんに確認する` };
  expect((await as.call(postRowComment, { params, body: remark })).status).toBe(201);
  const send_at = new Date(app.clock.now().getTime() + DAY).toISOString();
  const message = { id: crypto.randomUUID(), text: `${NAME}さんもお待ちしています`, send_at, images: [] };
  expect((await as.call(scheduleComment, { params: { id: other.room_uid }, body: message })).status).toBe(
    201,
  );
  const sent = { id: crypto.randomUUID(), text: `${NAME}さんから聞きました` };
  expect((await as.call(postComment, { params: { id: other.room_uid }, body: sent })).status).toBe(201);
  const tables = ["project_cell_changes", "project_creators", "project_row_comments", "scheduled_comments"];
  expect(await app.run(() => tablesWith(NAME))).toEqual(expect.arrayContaining(tables));

  await app.run(() => endJobs(gone.creator_uid));
  await app
    .as(admin)
    .call(deleteManagedCreator, { params: { id: gone.creator_uid }, query: { erase: true } });

  expect(await app.run(() => tablesWith(NAME))).toEqual([]);
  // Screens that hold the comment take the version with the later time; nobody has edited it.
  const [now] = (
    await as.call(listComments, { params: { id: other.room_uid }, query: { around: sent.id, limit: 1 } })
  ).body.items;
  expect(now).toMatchObject({
    id: sent.id,
    text: expect.stringMatching(/さんから聞きました$/),
    edited_at: null,
  });
  expect(Date.parse(now?.replaced_at ?? "")).toBeGreaterThan(Date.parse(now?.created_at ?? ""));
  const { items } = (await as.call(listProjectCreators, { params })).body;
  expect(items.find((one) => one.creator_uid === creator_uid)?.memo).toMatch(/さんの紹介。夏まで$/);
  app.clock.advance(2 * DAY);
  await app.run(() => sendDueComments.run({}));
  const said = (await as.call(listComments, { params: { id: other.room_uid } })).body.items;
  expect(said.find(({ id }) => id === message.id)?.text).toMatch(/さんもお待ちしています$/);
  expect(await app.run(() => tablesWith(NAME))).toEqual([]);
});
