import { sql } from "drizzle-orm";
import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { absorbedChatRooms } from "../db/schema/chat-rooms.ts";
import { commentTemplates } from "../db/schema/comment-templates.ts";
import { notificationSettings } from "../db/schema/notifications.ts";
import { scheduledComments } from "../db/schema/scheduled-comments.ts";
import { uploads } from "../db/schema/uploads.ts";
import { writeSupportComment } from "../support-chat-rooms/supportComments.service.ts";
import { insertCreator } from "../testing/index.ts";

/** What belongs to a room: a merged one, a template, a scheduled comment, one person's notification settings. */
export async function insertChatExtras(
  word: string,
  company_uid: string,
  room_uid: string,
  created_by: string,
) {
  const [template, scheduled, at] = [newUid(), crypto.randomUUID(), now()];
  const times = { created_at: at, updated_at: at };
  await db()
    .insert(absorbedChatRooms)
    .values({ uid: newUid(), company_uid, into_uid: room_uid, absorbed_at: at });
  await db()
    .insert(commentTemplates)
    .values({ uid: template, company_uid, created_by, shared: true, name: word, text: word, ...times });
  await db()
    .insert(scheduledComments)
    .values({
      id: scheduled,
      company_uid,
      room_uid,
      created_by,
      text: word,
      body_hash: "x",
      ...times,
      send_at: new Date("2027-01-04T00:00:00Z"),
    });
  await db().insert(notificationSettings).values({
    uid: newUid(),
    company_uid,
    user_uid: created_by,
    channels: {},
    digest_hour: null,
    updated_at: at,
  });
  return { template, scheduled };
}

/** A picture in the job's room, and the support room of the creator whose account the record is connected to. */
export async function insertSupportAndUploads(
  word: string,
  company_uid: string,
  { room_uid }: { room_uid: string },
  managed_creator_uid: string,
) {
  const upload = newUid();
  const size = { size: 1, width: 1, height: 1 };
  await db()
    .insert(uploads)
    .values({
      uid: upload,
      company_uid,
      purpose: "chat",
      room_uid,
      uploader_uid: managed_creator_uid,
      ...size,
      name: word,
      content_type: "image/png",
      created_at: now(),
    });
  const email = `${newUid()}@creator.test`;
  const { uid: support } = await insertCreator({ email, is_open: false });
  await db().execute(
    sql`update managed_creators set creator_uid = ${support} where uid = ${managed_creator_uid}`,
  );
  await db().execute(sql`update reply_tokens set mailed_to = ${email} where company_uid = ${company_uid}`);
  await writeSupportComment(
    { uid: support },
    { room_uid: support, id: crypto.randomUUID(), text: word, images: [] },
  );
  return { upload, support };
}
