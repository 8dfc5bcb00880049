import {
  createFromOpenCreator,
  deleteCreator,
  getSupportChatRoom,
  listSupportChatRooms,
  postSupportComment,
} from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { newUid } from "../core/ids.ts";
import type { Mail } from "../core/mail.ts";
import { sendMails } from "../core/mailer.ts";
import { queueJobMail } from "../creator-mails/scheduleMails.service.ts";
import { db, inTransaction } from "../db/index.ts";
import { outboxMails } from "../db/schema/records.ts";
import { writeSupportComment } from "../support-chat-rooms/supportComments.service.ts";
import {
  createTestApp,
  insertCompany,
  insertCreator,
  insertMember,
  insertOperator,
  insertUser,
} from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { eraseCreator, lockCreator } from "./eraseCreator.repository.ts";

const app = await createTestApp();
const { company, operator } = await app.run(async () => ({
  company: await insertCompany(),
  operator: await insertOperator(),
}));

const remove = (id: string) => app.as(operator).call(deleteCreator, { params: { id }, body: {} });
const say = (room_uid: string, uid: string) =>
  app.run(() =>
    writeSupportComment({ uid }, { room_uid, id: newUid(), text: "お問い合わせの件", images: [] }),
  );
const mailWith = async (dedupe_key: string) => {
  const [mail] = await app.run(() =>
    db().select().from(outboxMails).where(eq(outboxMails.dedupe_key, dedupe_key)),
  );
  return mail;
};
const sent = () => app.run(() => db().update(outboxMails).set({ sent_at: new Date() }));

it("leaves the mails to others at the address of an agency, and takes along what is about the person alone", async () => {
  const email = "agency@example.test";
  const person = async (name: string) => {
    const { uid } = await app.run(() => insertCreator({ name, email }));
    const job = await app.run(() =>
      insertSentJob(company, {
        creator: { creator_uid: uid, display_name: name, email },
        job: { job_status: "completed" },
      }),
    );
    const queue = (dedupeKey: string) => {
      const letter = { to: email, subject: name, text: name, kind: "job_request", company_uid: company.uid };
      const key = { company_uid: company.uid, job_request_uid: job.job_request_uid, by_uid: null };
      return app.run(() =>
        inTransaction(() => queueJobMail(key, { ...letter, dedupeKey }, { kind: "request" })),
      );
    };
    await say(uid, uid);
    await say(uid, operator.uid);
    await queue(`${uid}:sent`);
    return { uid, wait: () => queue(`${uid}:waiting`) };
  };
  const gone = await person("事務所の消える人");
  const stays = await person("事務所の残る人");
  await sent();
  for (const one of [gone, stays]) await one.wait();
  await remove(gone.uid);
  expect(await mailWith(`${gone.uid}:sent`)).toMatchObject({ to_address: "", subject: "", body_text: "" });
  expect((await mailWith(`${stays.uid}:sent`))?.to_address).toBe(email);
  expect((await mailWith(`${stays.uid}:waiting`))?.to_address).toBe(email);
  // The company's record stays, and with it what the company still has to say to it.
  expect((await mailWith(`${gone.uid}:waiting`))?.to_address).toBe(email);
  const { rows } = await app.run(() =>
    db().execute(sql`
      select c.room_uid, m.to_address from outbox_mails m
      join support_comments c on m.dedupe_key = 'support_answer:' || c.id where m.kind = 'support_answer'`),
  );
  expect(new Map(rows.map(({ room_uid, to_address }) => [room_uid, to_address]))).toEqual(
    new Map([
      [gone.uid, ""],
      [stays.uid, email],
    ]),
  );
});

it("leaves what somebody with an account of the same address was sent, a link to a new password for one", async () => {
  const user = await app.run(() => insertUser());
  const { uid } = await app.run(() =>
    insertCreator({ name: "同じアドレスの人", email: user.email.toUpperCase() }),
  );
  const mail: Mail = {
    to: user.email,
    subject: "再設定",
    text: "リンク",
    kind: "password_reset",
    dedupeKey: newUid(),
  };
  await app.run(() => inTransaction(() => sendMails([mail])));
  await remove(uid);
  expect((await mailWith(mail.dedupeKey ?? ""))?.to_address).toBe(user.email);
});

it("takes the room of somebody who waited off the head of the queue, and says why nothing can be written there", async () => {
  const [gone, waits] = await app.run(async () => [
    await insertCreator({ name: "先に待つ人" }),
    await insertCreator({ name: "後から待つ人" }),
  ]);
  await say(gone.uid, gone.uid);
  app.clock.advance(60_000);
  await say(waits.uid, waits.uid);
  await remove(gone.uid);
  const { body } = await app.as(operator).call(listSupportChatRooms, { query: {} });
  const order = body.items.map(({ creator_uid }) => creator_uid);
  expect(order.indexOf(waits.uid)).toBeLessThan(order.indexOf(gone.uid));
  const params = { id: gone.uid };
  const room = await app.as(operator).call(getSupportChatRoom, { params });
  expect(room.body).toMatchObject({ waiting_since: null, creator: { is_deleted: true } });
  const answer = await app
    .as(operator)
    .call(postSupportComment, { params, body: { id: crypto.randomUUID(), text: "返信", images: [] } });
  expect([answer.status, answer.error.message]).toEqual([
    404,
    expect.stringContaining("このクリエイターは削除されたため、メッセージは送れません"),
  ]);
});

it("makes screens that have the room open load it again", async () => {
  const { uid } = await app.run(() => insertCreator({ name: "開いている部屋の人" }));
  await say(uid, uid);
  await remove(uid);
  const { rows } = await app.run(() =>
    db().execute(sql`select comment_seq from realtime_events where room_uid = ${uid} and type = 'room.changed'
      order by id desc limit 1`),
  );
  expect(rows).toEqual([{ comment_seq: 1 }]);
});

it("lets nobody take over a profile while it is being deleted", async () => {
  const { uid } = await app.run(() => insertCreator({ name: "消えかけの人" }));
  const staff = await app.run(() => insertMember(company));
  const body = { open_creator_uid: uid };
  let asked: Promise<{ status: number }> | undefined;
  await app.run(() =>
    inTransaction(async () => {
      await lockCreator(uid);
      asked = app.as(staff).call(createFromOpenCreator, { body });
      // Time to read the profile, where nothing holds it back; the embedded database lets it wait anyway.
      await new Promise((resolve) => setTimeout(resolve, 500));
      await eraseCreator(uid, "削除済みクリエイター", "", new Date());
    }),
  );
  expect((await asked)?.status).toBe(404);
});
