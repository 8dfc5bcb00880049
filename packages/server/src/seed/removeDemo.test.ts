import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";
import { tablesWith } from "../testing/tablesWith.ts";
import { companyData } from "./data/companyData.ts";
import { findDemoAccounts, seedDemo } from "./index.ts";
import { removeDemo, whatDemoHolds } from "./removeDemo.ts";

const app = await createTestApp();

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

    await removeDemo();
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
