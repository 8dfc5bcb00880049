import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { deleteCompany, deleteCompanyUser, deleteManagedCreator } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { eraseCompanies } from "../companies/eraseCompanies.job.ts";
import { sendMails } from "../core/mailer.ts";
import { db, inTransaction } from "../db/index.ts";
import { seedDemo } from "../seed/index.ts";
import { createTestApp, DAY, insertOperator } from "../testing/index.ts";
import { endJobs } from "../testing/jobs.ts";
import { textsIn } from "../testing/textColumns.ts";
import { purgeUploads } from "../uploads/purgeUploads.job.ts";

const app = await createTestApp();
await seedDemo(app.deps);
await app.drainJobs();
const { rowsOf, textColumns, columnsWith } = textsIn(app);

/** Whether one of the words stands in the name or content of a file of the data folder. */
function isInFiles(words: readonly string[]): boolean {
  const folder = app.deps.settings.DATA_DIR;
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).some((name) => {
    const path = join(folder, name);
    const content = statSync(path).isFile() ? readFileSync(path) : "";
    return words.some((word) => name.includes(word) || content.includes(word));
  });
}

const placesOf = async (words: readonly string[]) => {
  const telling = words.filter((each) => each.length > 1);
  const found = await columnsWith(await textColumns(), telling);
  return (isInFiles(telling) ? [...found, "a file"] : found).sort();
};

const COMPANY = "demo-tsumugi";

/** A mail of the company, as the server without SMTP keeps it: in the database and as a file. */
async function write(to: string, text: string) {
  const letter = { to, subject: "ご連絡", text, kind: "job_request" as const, company_uid: COMPANY };
  await app.run(() => inTransaction(() => sendMails([letter])));
  await app.drainJobs();
}
const admin = app.as({ uid: "demo-admin" });

it("leaves nothing of an erased creator, in no column and no file, but what the dialog names", async () => {
  const [person = {}] = await rowsOf(
    `select c.uid, c.email, c.display_name, c.address, (select handle from managed_creator_accounts a
        where a.managed_creator_uid = c.uid order by length(handle) desc limit 1) as handle
      from managed_creators c where c.company_uid = $1 and c.address <> '' and c.email <> ''
      order by (select count(*) from job_requests j where j.managed_creator_uid = c.uid) desc, c.uid limit 1`,
    [COMPANY],
  );
  // In the demo several people live at the same address.
  person.address = "大阪府大阪市北区柴犬町2-8-11";
  await rowsOf("update managed_creators set address = $1 where uid = $2", [person.address, person.uid]);
  await write(String(person.email), `${person.display_name} 様`);
  const words = ["email", "display_name", "address", "handle"].map((key) => String(person[key]));
  const before = await placesOf(words);
  expect(before).toEqual(
    expect.arrayContaining(["a file", "managed_creators.email", "outbox_mails.to_address"]),
  );
  const uid = String(person.uid);
  await app.run(() => endJobs(uid));
  const { status } = await admin.call(deleteManagedCreator, { params: { id: uid }, query: { erase: true } });
  expect(status).toBe(200);
  await app.drainJobs();
  await app.run(() => purgeUploads.run({}));
  // What was issued is kept by law, as the dialog says.
  const kept = ["document", "payee", "search_source", "search_text"].map((name) => `payment_notices.${name}`);
  expect((await placesOf(words)).filter((place) => !kept.includes(place))).toEqual([]);
});

it("leaves a removed member's address to the account, which is theirs, and to the mails of 180 days", async () => {
  const email = "viewer@demo.tsumugi.test";
  await write(email, "ご確認ください");
  const gone = await admin.call(deleteCompanyUser, { body: { email, successor_uid: "demo-staff" } });
  expect(gone.status).toBe(204);
  await app.drainJobs();
  expect(await placesOf([email])).toEqual([
    "a file",
    "outbox_mails.to_address",
    "users.email",
    "users.email_key",
  ]);
});

it("leaves nothing of an erased company's creators, in no column and no file, and its name to what the law keeps", async () => {
  const people = await rowsOf(
    `select email, display_name from managed_creators where company_uid = $1 and email <> '' limit 20`,
    [COMPANY],
  );
  const operator = await app.run(() => insertOperator());
  const emails = people.map(({ email }) => String(email));
  for (const email of emails.slice(0, 3)) await write(email, "つむぎ化粧品より");
  expect(await placesOf(emails)).toEqual(expect.arrayContaining(["a file", "managed_creators.email"]));
  await app.run(() =>
    db().execute(
      sql`update payment_notices set status = 'cancelled' where company_uid = ${COMPANY} and status <> 'paid'`,
    ),
  );
  const params = { id: COMPANY };
  await app.as(operator).call(deleteCompany, { params, body: { reason: "解約" } });
  app.clock.advance(30 * DAY);
  await app.run(() => eraseCompanies.run({}));
  await app.run(() => purgeUploads.run({}));
  await app.drainJobs();
  // Public profiles belong to the creators and the operator.
  expect(await placesOf(emails)).toEqual(["creators.email"]);
  expect(await placesOf(["つむぎ化粧品"])).toEqual(
    ["company_name", "document", "payee_name", "search_text"].map((name) => `archived_notices.${name}`),
  );
});
