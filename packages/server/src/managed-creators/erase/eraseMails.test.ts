import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createManagedCreator, deleteManagedCreator, updateManagedCreator } from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { newUid } from "../../core/ids.ts";
import { sendMails } from "../../core/mailer.ts";
import { queueJobMail } from "../../creator-mails/scheduleMails.service.ts";
import { db, inTransaction } from "../../db/index.ts";
import { outboxMails } from "../../db/schema/records.ts";
import { chatIn } from "../../testing/chat.ts";
import { createTestApp, insertManagedCreator } from "../../testing/index.ts";
import { endJobs } from "../../testing/jobs.ts";

const app = await createTestApp();
const chat = chatIn(app);

it("takes along the mails to an address that was changed since, but not those to somebody else's", async () => {
  const { company, staff, other } = await chat.office();
  const call = app.as(staff);
  const moved = "kaede@example.test";
  const old = "momiji@example.test";
  const { body: made } = await call.call(createManagedCreator, { body: { display_name: "楓", email: old } });
  let { version } = made;
  for (const email of [moved, "now@example.test"])
    ({ version } = (
      await call.call(updateManagedCreator, { params: { id: made.uid }, body: { email, version } })
    ).body);
  // Typed into the wrong record first: it is the other one's now.
  await call.call(createManagedCreator, { body: { display_name: "別の楓", email: moved } });
  await app.run(() =>
    db()
      .insert(outboxMails)
      .values(
        [old, moved].map((to_address) => ({
          uid: newUid(),
          company_uid: company.uid,
          to_address,
          subject: "依頼",
          body_text: `${to_address} 様`,
          kind: "job_request",
          sent_at: new Date(),
        })),
      ),
  );
  await app.as(other).call(deleteManagedCreator, { params: { id: made.uid }, query: { erase: true } });
  const mails = await app.run(() => db().select().from(outboxMails));
  const told = mails.filter(({ subject, to_address }) => subject === "依頼" || to_address === "");
  expect(told.map(({ to_address, body_text }) => [to_address, body_text]).sort()).toEqual([
    ["", ""],
    [moved, `${moved} 様`],
  ]);
});

it("of an address that another record has, too, takes along what is about the person's own jobs alone", async () => {
  const { company, other } = await chat.office();
  const to = "agency@example.test";
  const person = async (name: string) => {
    const values = { display_name: name, email: to };
    const { uid } = await app.run(() => insertManagedCreator(company, values));
    const job = await chat.job(company, { creator_uid: uid });
    const key = { company_uid: company.uid, job_request_uid: job.job_request_uid, by_uid: null };
    const letter = (dedupeKey: string) => ({
      to,
      subject: `${name}への依頼`,
      text: "依頼です。",
      kind: "job_request",
      company_uid: company.uid,
      dedupeKey,
    });
    const queue = (dedupeKey: string) =>
      app.run(() => inTransaction(() => queueJobMail(key, letter(dedupeKey), { kind: "request" })));
    await queue(`${uid}:1`);
    await app.run(() => db().update(outboxMails).set({ sent_at: new Date() }));
    await queue(`${uid}:2`);
    return { uid, sent: `${uid}:1`, waiting: `${uid}:2` };
  };
  const stays = await person("事務所の残る人");
  const gone = await person("事務所の消える人");
  await app.run(() =>
    db().update(outboxMails).set({ sent_at: null }).where(eq(outboxMails.dedupe_key, stays.waiting)),
  );
  await app.run(() => endJobs(gone.uid));
  await app.as(other).call(deleteManagedCreator, { params: { id: gone.uid }, query: { erase: true } });
  const mails = await app.run(() => db().select().from(outboxMails));
  const left = (key: string) => mails.find(({ dedupe_key }) => dedupe_key === key);
  expect([left(stays.sent)?.to_address, left(stays.waiting)?.to_address]).toEqual([to, to]);
  expect(left(gone.sent)).toMatchObject({ to_address: "", subject: "", body_text: "" });
  expect(left(gone.waiting)).toBeUndefined();
});

it("takes along the mails that lie as files, those to others stay", async () => {
  const { staff, other } = await chat.office();
  const email = "sumire@example.test";
  const body = { display_name: "菫", email };
  const { uid } = (await app.as(staff).call(createManagedCreator, { body })).body;
  const letter = { subject: "依頼", text: "菫 様", kind: "job_request", company_uid: staff.company_uid };
  await app.run(() =>
    inTransaction(() => sendMails([email, "else@example.test"].map((to) => ({ ...letter, to })))),
  );
  await app.drainJobs();
  const outbox = join(app.deps.settings.DATA_DIR, "outbox");
  const before = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8"));
  await app.as(other).call(deleteManagedCreator, { params: { id: uid }, query: { erase: true } });
  await app.drainJobs();
  const after = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8"));
  expect(before.some((file) => file.includes(email))).toBe(true);
  expect(after).toEqual(before.filter((file) => !file.includes(email)));
  expect(after.some((file) => file.includes("else@example.test"))).toBe(true);
});
