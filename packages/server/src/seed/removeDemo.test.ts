import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { countUnread } from "../chat-rooms/unreadCounts.repository.ts";
import { queueMail } from "../core/mail.ts";
import { deliverMails } from "../core/mailer.ts";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";
import { tablesWith } from "../testing/tablesWith.ts";
import { storage } from "../uploads/storage.adapter.ts";
import { insertUpload } from "../uploads/uploads.repository.ts";
import { companyData } from "./data/companyData.ts";
import { findDemoAccounts, seedDemo } from "./index.ts";
import { removeDemo, whatDemoHolds } from "./removeDemo.ts";

const app = await createTestApp();

/** A picture with its file, and a mail that lies in the outbox. */
async function leaveFiles(name: string, company_uid: string | null, uploader_uid: string, to: string) {
  const picture = { content_type: "image/png", size: 1, width: 1, height: 1 } as const;
  const created_at = app.clock.now();
  const purpose = company_uid === null ? "profile" : "company";
  await insertUpload({ uid: name, company_uid, purpose, uploader_uid, name, created_at, ...picture });
  await (await storage()).put(`${name}.png`, "x");
  const mail = { subject: name, text: name, kind: "test" };
  await queueMail({ to, ...mail, ...(company_uid === null ? {} : { company_uid }) });
}
const filesIn = (folder: string) => readdirSync(join(app.deps.settings.DATA_DIR, folder)).sort();

it("leaves nothing of the demo in any table, and everything of others", { timeout: 120_000 }, async () => {
  await seedDemo(app.deps);
  await app.run(async () => {
    const company = await insertCompany();
    const member = await insertMember(company, "admin");
    const record = await insertManagedCreator(company, { creator_uid: "demo-creator-5" });
    // Somebody of the demo has worked for another company, too.
    await db()
      .update(managedCreators)
      .set({ owner_uid: null, created_by: "demo-staff" })
      .where(eq(managedCreators.uid, record.uid));
    expect(await whatDemoHolds()).toMatchObject({
      companies: ["つむぎ化粧品", "あおば食品", ...companyData.map(({ name }) => name)],
      members: [],
    });
    expect(await findDemoAccounts()).toHaveLength(6);
    // Who writes to no creator has nothing to catch up with.
    const unread = await countUnread("demo-tsumugi", ["demo-staff", "demo-finance", "demo-viewer"]);
    expect([...unread.values()].map((count) => count > 0)).toEqual([true, false, false]);
    await leaveFiles("demo-logo", "demo-tsumugi", "demo-admin", "someone@example.test");
    await leaveFiles("demo-face", null, "demo-admin", "admin@demo.tsumugi.test");
    await leaveFiles("own-logo", company.uid, member.uid, "member@example.test");
    await deliverMails.run({});
    expect([filesIn("uploads").length, filesIn("outbox").length]).toEqual([3, 6]);

    await removeDemo();
    expect(filesIn("uploads")).toEqual(["own-logo.png"]);
    expect(filesIn("outbox")).toHaveLength(2);
    // The author whom the other company keeps.
    expect(await tablesWith("demo.tsumugi.test")).toEqual(["users"]);
    expect(await tablesWith("demo-face")).toEqual([]);
    expect(await findDemoAccounts()).toEqual([]);
    expect(await whatDemoHolds()).toEqual({ companies: [], managedCreators: 0, members: [] });
    expect(await tablesWith("demo-tsumugi")).toEqual([]);
    expect(await tablesWith("demo-aoba")).toEqual([]);
    expect(await tablesWith("demo-operator")).toEqual([]);
    expect(await tablesWith("demo-admin")).toEqual([]);
    const [worked] = await db().select().from(users).where(eq(users.uid, "demo-staff"));
    expect(worked?.deleted_at).not.toBeNull();
    expect(await db().select().from(managedCreators)).toMatchObject([{ uid: record.uid }]);
    expect(await tablesWith(member.uid)).toContain("memberships");
  });
});
