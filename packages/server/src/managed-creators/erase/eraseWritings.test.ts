import {
  deleteManagedCreator,
  flagChatRoom,
  getChatRoom,
  listComments,
  listScheduledComments,
  scheduleComment,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { realtimeEvents } from "../../db/schema/comments.ts";
import { projectCreators } from "../../db/schema/projects.ts";
import { sendDueComments } from "../../scheduled-comments/sendDueComments.job.ts";
import { createTestApp, DAY, insertMember } from "../../testing/index.ts";
import { endJobs } from "../../testing/jobs.ts";
import { uploadsIn } from "../../testing/uploads.ts";
import { purgeUploads } from "../../uploads/purgeUploads.job.ts";

const app = await createTestApp();
const { office, send, stored } = uploadsIn(app);

it("empties notes and flags, and cancels what waits to be sent, with its picture; figures and ticks stay", async () => {
  const { staff, company, job, room } = await office();
  const admin = await app.run(() => insertMember(company, "admin"));
  const params = { id: room };
  const ofCreator = eq(projectCreators.managed_creator_uid, job.creator_uid);
  await app.run(() =>
    db()
      .update(projectCreators)
      .set({ memo: "人見知り", shared_memo: "○○様宛", custom_values: { size: "M", cost: 500, sent: true } })
      .where(ofCreator),
  );
  const flag = { color: "red", label: "電話が苦手", due_on: "2026-12-01" } as const;
  await app.as(staff).call(flagChatRoom, { params, body: { flag } });
  const { uid } = (await send(staff, "chat", room)).body;
  const send_at = new Date(app.clock.now().getTime() + DAY).toISOString();
  const body = { id: crypto.randomUUID(), text: "楓さんへ", send_at, images: [uid] };
  await app.as(staff).call(scheduleComment, { params, body });
  const roomChanges = () =>
    app.run(() => db().select().from(realtimeEvents).where(eq(realtimeEvents.room_uid, room)));
  const before = (await roomChanges()).length;

  await app.run(() => endJobs(job.creator_uid));
  await app.as(admin).call(deleteManagedCreator, { params: { id: job.creator_uid }, query: { erase: true } });

  const [row] = await app.run(() => db().select().from(projectCreators).where(ofCreator));
  expect(row).toMatchObject({ memo: "", shared_memo: "", fee: 100_000 });
  expect(row?.custom_values).toEqual({ cost: 500, sent: true });
  expect((await app.as(staff).call(getChatRoom, { params })).body.flag).toBeNull();
  expect((await app.as(staff).call(listScheduledComments, { params })).body.items).toEqual([]);
  expect((await roomChanges()).slice(before)).toMatchObject([{ type: "room.changed" }]);

  app.clock.advance(2 * DAY);
  await app.run(() => sendDueComments.run({}));
  await app.run(() => purgeUploads.run({}));
  const said = (await app.as(staff).call(listComments, { params })).body.items;
  expect(said.filter(({ id }) => id === body.id)).toEqual([]);
  expect((await stored()).filter((name) => name.startsWith(uid))).toEqual([]);
});
