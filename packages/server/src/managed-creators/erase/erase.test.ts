import { answerJob, createManagedCreator, deleteManagedCreator, listNotifications } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { newUid } from "../../core/ids.ts";
import { db } from "../../db/index.ts";
import { outboxMails } from "../../db/schema/records.ts";
import { chatIn } from "../../testing/chat.ts";
import { createTestApp } from "../../testing/index.ts";
import { endJobs, TERMS } from "../../testing/jobs.ts";
import { tablesWith as findTables } from "../../testing/tablesWith.ts";

const app = await createTestApp();
const chat = chatIn(app);

const tablesWith = (word: string) => app.run(() => findTables(word));

it("takes a person out of mails, links, notices, kept answers and what was said", async () => {
  const { company, staff, other } = await chat.office();
  const word = "tsubaki";
  const email = `${word}@example.test`;
  const job = await chat.job(company, {
    creator: { display_name: `${word}名`, real_name: `${word}本名`, email },
    request: { terms: { ...TERMS, contractor: `${word}本名` } },
    token: { mailed_to: email },
  });
  const body = { answer: "accepted", version: 1, comment: `${word}です。よろしくお願いします。` } as const;
  await app.as({ replyToken: job.token }).call(answerJob, { params: { token: job.token }, body });
  for (const sent_at of [null, new Date()]) {
    await app.run(() =>
      db()
        .insert(outboxMails)
        .values({
          uid: newUid(),
          company_uid: company.uid,
          to_address: email,
          subject: `${word}様`,
          sent_at,
          body_text: `${word} 様`,
          kind: "job_request",
        }),
    );
  }
  await app
    .as(staff)
    .call(createManagedCreator, { body: { display_name: "別の人" } }, { key: "create-other-1" });
  await app.run(() =>
    db().execute(sql`
      update idempotency_keys set answer = ${JSON.stringify({ uid: job.creator_uid, email })}::jsonb`),
  );
  expect(await tablesWith(word)).toEqual([
    ...[
      "comments",
      "idempotency_keys",
      "job_request_versions",
      "job_requests",
      "managed_creators",
      "notifications",
    ],
    ...["outbox_mails", "reply_tokens"],
  ]);
  await app.run(() => endJobs(job.creator_uid));
  await app.as(other).call(deleteManagedCreator, { params: { id: job.creator_uid }, query: { erase: true } });
  expect(await tablesWith(word)).toEqual([]);
  const [notice] = (await app.as(staff).call(listNotifications)).body.items;
  expect(notice).toMatchObject({
    title: "削除済みクリエイターさんが依頼を引き受けました",
    href: `/chat/${job.room_uid}?at=2`,
  });
  const mails = await app.run(() => db().select().from(outboxMails));
  expect(mails.filter(({ kind }) => kind === "job_request")).toMatchObject([
    { to_address: "", subject: "", body_text: "" },
  ]);
});
