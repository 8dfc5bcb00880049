import {
  adminSearchCreators,
  connectOpenCreator,
  deleteCreator,
  getCreator,
  getManagedCreator,
  getSupportChatRoom,
  listSupportComments,
  openSupportChatRoom,
  removeProjectCreator,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { creatorFollowerCounts, creatorPosts } from "../db/schema/creators.ts";
import { outboxMails } from "../db/schema/records.ts";
import { writeSupportComment } from "../support-chat-rooms/supportComments.service.ts";
import {
  createTestApp,
  insertCompany,
  insertCreator,
  insertGenre,
  insertManagedCreator,
  insertMember,
  insertOperator,
} from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { tablesWith as findTables } from "../testing/tablesWith.ts";

const app = await createTestApp();

const { company, staff, operator } = await app.run(async () => {
  const company = await insertCompany();
  return { company, staff: await insertMember(company), operator: await insertOperator() };
});

const remove = (id: string, caller: { uid: string } = operator) =>
  app.as(caller).call(deleteCreator, { params: { id }, body: { reason: "本人の希望" } });

/** Tables in which a word still stands anywhere, whatever the column. */
const tablesWith = (word: string) => app.run(() => findTables(word));

const insertPerson = (word: string) =>
  app.run(async () => {
    const genre = await insertGenre();
    const creator = await insertCreator({
      name: `${word}名`,
      kana: `${word}かな`,
      real_name: `${word}本名`,
      email: `${word}@example.test`,
      bio: `${word}紹介`,
      area: `${word}県`,
      image: `/pictures/${word}.png`,
      languages: [`${word}語`],
      fee_min: 1,
      fee_max: 2,
      invoice_registered: true,
      last_posted_at: new Date(),
      engagement_rate: 0.1,
      accounts: [{ platform: "instagram", handle: `${word}_log`, follower_count: 5 }],
      genre_uids: [genre.uid],
    });
    const creator_uid = creator.uid;
    await db()
      .insert(creatorPosts)
      .values({
        creator_uid,
        platform: "instagram",
        media_type: "image",
        url: `https://x.test/${word}`,
        title: `${word}の投稿`,
        posted_at: new Date(),
      });
    await db()
      .insert(creatorFollowerCounts)
      .values({ creator_uid, measured_on: "2026-11-19", follower_count: 5 });
    return creator;
  });

/** Everything that comes into being around a person: support, pictures, links, mails, answers kept for repetition. */
async function surround(word: string, person: { uid: string }) {
  const email = `${word}@example.test`;
  return app.run(async () => {
    const job = await insertSentJob(company, {
      creator: { creator_uid: person.uid, display_name: "手元の名前" },
      job: { job_status: "completed" },
      token: { mailed_to: email.toUpperCase() },
    });
    const write = (uid: string, text: string) =>
      writeSupportComment({ uid }, { room_uid: person.uid, id: crypto.randomUUID(), text, images: [] });
    await write(person.uid, `${word}です。住所は${word}市です。`);
    await write(operator.uid, `${word}様、承知しました。`);
    await db().execute(sql`
      update support_chat_rooms set flag_color = 'red', flag_label = ${word} where creator_uid = ${person.uid}`);
    await db().execute(sql`
      insert into uploads (uid, purpose, support_creator_uid, uploader_uid, name, content_type, size, width, height, created_at)
      values (${newUid()}, 'chat', ${person.uid}, ${person.uid}, ${`${word}.png`}, 'image/png', 1, 1, 1, now())`);
    for (const sent_at of [null, new Date()]) {
      await db()
        .insert(outboxMails)
        .values({
          uid: newUid(),
          company_uid: company.uid,
          to_address: email,
          subject: `${word}様`,
          sent_at,
          body_text: `${word} 様`,
          kind: "job_request",
        });
    }
    return job;
  });
}

describe("DELETE /creators/{id}", () => {
  it("leaves nothing of the person anywhere, but the reason for the operators", async () => {
    const gone = await insertPerson("hikari");
    expect(await tablesWith("hikari")).toEqual(["creator_accounts", "creator_posts", "creators"]);
    expect((await remove(gone.uid, staff)).error.code).toBe("forbidden");
    expect((await remove(gone.uid)).status).toBe(200);
    expect(await tablesWith("hikari")).toEqual([]);
    expect((await app.as(staff).call(getCreator, { params: { id: gone.uid } })).error.code).toBe("not_found");
    const { body } = await app.as(operator).call(adminSearchCreators, { query: { state: "deleted" } });
    expect(body.items).toMatchObject([
      {
        uid: gone.uid,
        name: "削除済みクリエイター",
        deleted_reason: "本人の希望",
        is_open: false,
        accounts: [],
        genres: [],
        fee_band: null,
        languages: [],
        invoice_registered: null,
        follower_trend: Array(12).fill(null),
        last_posted_at: null,
      },
    ]);
    expect((await remove(gone.uid)).error.code).toBe("not_found");
  });

  it("keeps the company's own record, disconnected, without the picture that the profile lent it", async () => {
    const gone = await insertPerson("asahi");
    const [lent, own] = await app.run(async () => [
      await insertManagedCreator(company, { display_name: "手元の名前", real_name: "手元の本名" }),
      await insertManagedCreator(await insertCompany(), { creator_uid: gone.uid, image: "/own.png" }),
    ]);
    await app.as(staff).call(connectOpenCreator, {
      params: { id: lent.uid },
      body: { open_creator_uid: gone.uid },
    });
    await remove(gone.uid);
    const { body } = await app.as(staff).call(getManagedCreator, { params: { id: lent.uid } });
    expect(body).toMatchObject({
      display_name: "手元の名前",
      real_name: "手元の本名",
      creator: null,
      image: null,
      accounts: [{ handle: "asahi_log", synced: false }],
    });
    const { rows } = await app.run(() =>
      db().execute(sql`select image, creator_uid from managed_creators where uid = ${own.uid}`),
    );
    expect(rows).toEqual([{ image: "/own.png", creator_uid: null }]);
  });

  it("waits for jobs that are under way, and says how many", async () => {
    const busy = await insertPerson("hayate");
    const job = await app.run(() =>
      insertSentJob(company, { creator: { creator_uid: busy.uid }, job: { job_status: "drafting" } }),
    );
    const { error } = await remove(busy.uid);
    expect([error.code, error.message]).toEqual([
      "conflict",
      expect.stringContaining("進行中の依頼が1件あるため削除できません"),
    ]);
    expect(await tablesWith("hayate名")).toEqual(["creators"]);
    await app.run(() =>
      db().execute(
        sql`update project_creators set job_status = 'completed' where project_uid = ${job.project_uid}`,
      ),
    );
    expect((await remove(busy.uid)).status).toBe(200);
  });

  it("does not wait for jobs whose creator was taken out of the project", async () => {
    const out = await insertPerson("minato");
    const { project_uid, creator_uid } = await app.run(() =>
      insertSentJob(company, { creator: { creator_uid: out.uid } }),
    );
    const openJobs = async () => {
      const query = { keyword: "minato名" };
      return (await app.as(operator).call(adminSearchCreators, { query })).body.items[0]?.impact
        .open_job_count;
    };
    expect(await openJobs()).toBe(1);
    const params = { id: project_uid };
    await app.as(staff).call(removeProjectCreator, { params, body: { creator_uid } });
    expect(await openJobs()).toBe(0);
    expect((await remove(out.uid)).status).toBe(200);
  });

  it("takes the person out of support, pictures, links, mails and kept answers, and leaves the history", async () => {
    const gone = await insertPerson("kaede");
    const job = await surround("kaede", gone);
    const kept = await app.as(operator).call(openSupportChatRoom, { query: { creator_uid: gone.uid } });
    expect(kept.body.creator.name).toBe("kaede名");
    await app.run(() =>
      db().execute(sql`
        insert into idempotency_keys (user_uid, company_uid, route, key, request_hash, answer)
        values (${staff.uid}, ${company.uid}, 'POST /x', 'kaede-1234', 'x', ${JSON.stringify({
          creator: { uid: gone.uid, name: "kaede名" },
        })}::jsonb)`),
    );
    expect(await tablesWith("kaede")).toEqual([
      ...["creator_accounts", "creator_posts", "creators", "idempotency_keys", "outbox_mails"],
      ...["support_chat_rooms", "support_comments", "uploads"],
    ]);
    expect(await tablesWith("KAEDE")).toEqual(["reply_tokens"]);
    expect((await remove(gone.uid)).status).toBe(200);
    expect([...(await tablesWith("kaede")), ...(await tablesWith("KAEDE"))]).toEqual([]);
    const room = await app.as(operator).call(getSupportChatRoom, { params: { id: gone.uid } });
    expect(room.body.creator.name).toBe("削除済みクリエイター");
    const said = await app.as(operator).call(listSupportComments, { params: { id: gone.uid } });
    expect(said.body.items.map(({ deleted, text }) => [deleted, text])).toEqual([
      [true, ""],
      [true, ""],
    ]);
    const { body } = await app.as(staff).call(getManagedCreator, { params: { id: job.creator_uid } });
    expect(body).toMatchObject({ display_name: "手元の名前", creator: null });
    expect(body.timeline.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["公開プロフィールの削除により連携を解除", "「冬の新作」の依頼を送信"]),
    );
  });
});
