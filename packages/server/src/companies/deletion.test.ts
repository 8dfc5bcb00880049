import {
  deleteCompany,
  getCompany,
  getCompanyImpact,
  getCompanyUser,
  listCompanyHistory,
  listCompanyMembers,
  reinviteCompany,
  restoreCompany,
  updateContract,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { memberships } from "../db/schema/accounts.ts";
import { createTestApp, insertManagedCreator } from "../testing/index.ts";
import { operatorScene } from "../testing/operatorScene.ts";

const app = await createTestApp();
const { as, at, start } = await operatorScene(app);

describe("deleting a company", () => {
  it("shows what it takes, and works without a body", async () => {
    const { company, staff } = await start();
    await app.run(() => insertManagedCreator(company));
    expect((await as.call(getCompanyImpact, at(company.uid))).body).toEqual({
      member_count: 2,
      pending_invitation_count: 0,
      creator_count: 1,
      project_count: 0,
      open_job_count: 0,
      room_count: 0,
      unpaid_notice_count: 0,
    });
    const { status, body } = await as.call(deleteCompany, at(company.uid));
    expect(status).toBe(200);
    expect(body).toMatchObject({ deleted_at: app.clock.now().toISOString() });
    expect((await app.as(staff).call(listCompanyMembers, at(company.uid))).error.code).toBe("no_company");
    expect((await as.call(deleteCompany, at(company.uid))).status).toBe(404);
    expect((await as.call(updateContract, { ...at(company.uid), body: { max_user: 50 } })).status).toBe(404);
    expect((await as.call(reinviteCompany, at(company.uid))).status).toBe(404);
  });

  it("leads a member who has another company there", async () => {
    const { company, staff, other } = await start();
    await app.run(() =>
      db()
        .insert(memberships)
        .values({ company_uid: other.company_uid, user_uid: staff.uid, role: "viewer" }),
    );
    await as.call(deleteCompany, { ...at(company.uid), body: { reason: "解約" } });
    const { body } = await app.as(staff).call(getCompanyUser, at(staff.uid));
    expect(body).toMatchObject({ role: "viewer", company: { uid: other.company_uid } });
  });

  it("can be taken back until the day of erasure, and not on it", async () => {
    const { company, staff } = await start();
    const remove = () => as.call(deleteCompany, { ...at(company.uid), body: { reason: "解約" } });
    const restore = () => as.call(restoreCompany, at(company.uid));
    expect(await restore()).toMatchObject({ status: 409, error: { message: /削除されていません/ } });
    const { body } = await remove();
    expect((await as.call(getCompany, at(company.uid))).body.deleted_reason).toBe("解約");
    const midnight = Date.parse(`${body.erase_on}T00:00:00+09:00`);
    app.clock.advance(midnight - app.clock.now().getTime() - 1);
    expect((await restore()).body).toMatchObject({ deleted_at: null, erase_on: null });
    expect((await app.as(staff).call(listCompanyMembers, at(company.uid))).status).toBe(200);
    const again = (await remove()).body;
    app.clock.advance(Date.parse(`${again.erase_on}T00:00:00+09:00`) - app.clock.now().getTime());
    expect(await restore()).toMatchObject({ status: 409, error: { message: /保管期間/ } });
    const { items } = (await as.call(listCompanyHistory, at(company.uid))).body;
    expect(items.map(({ action }) => action)).toEqual([
      "company.delete",
      "company.restore",
      "company.delete",
    ]);
  });
});
