import {
  getCompany,
  inviteCompany,
  listCompanies,
  registerCompany,
  reinviteCompany,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { invitations } from "../db/schema/accounts.ts";
import { createTestApp, DAY, HOUR } from "../testing/index.ts";
import { operatorScene } from "../testing/operatorScene.ts";

const app = await createTestApp();
const { as, at, start } = await operatorScene(app);

describe("inviting a company", () => {
  const invite = (email: string, more = {}) =>
    as.call(inviteCompany, { body: { company_name: "招かれた会社", email, ...more } });

  it("makes it and mails its first admin, from a name and an address alone", async () => {
    const { status, body } = await invite("first@invited.test");
    expect(status).toBe(201);
    expect(body).toMatchObject({
      company: { name: "招かれた会社", plan: "trial", member_count: 0, pending_invitation_count: 1 },
      invitation: { email: "first@invited.test", role: "admin" },
    });
    const mail = (await app.mails()).find(({ to_address }) => to_address === "first@invited.test");
    expect(mail?.body_text).toMatch(/\/invitations\/[\w-]{43}\?type=company/);
    const { body: detail } = await as.call(getCompany, at(body.company.uid));
    expect(detail.first_invitation).toMatchObject({ email: "first@invited.test", state: "open" });
  });

  it("ends the older link with the newer one, also when it goes to another address", async () => {
    const { body } = await invite("old@invited.test");
    const { uid } = body.company;
    const states = () =>
      app.run(async () =>
        (
          await db()
            .select({ email: invitations.email, state: invitations.state })
            .from(invitations)
            .where(eq(invitations.company_uid, uid))
            .orderBy(invitations.created_at)
        ).map(({ email, state }) => `${email} ${state}`),
      );
    app.clock.advance(1000);
    expect((await as.call(reinviteCompany, at(uid))).body.invitation.email).toBe("old@invited.test");
    app.clock.advance(1000);
    expect((await as.call(reinviteCompany, { ...at(uid), body: { email: "new@invited.test" } })).status).toBe(
      200,
    );
    expect(await states()).toEqual([
      "old@invited.test replaced",
      "old@invited.test replaced",
      "new@invited.test open",
    ]);
    app.clock.advance(7 * DAY);
    expect((await as.call(getCompany, at(uid))).body).toMatchObject({
      pending_invitation_count: 0,
      first_invitation: { email: "new@invited.test", state: "expired" },
    });
  });

  it("is over once somebody has joined, and needs an address where none is known", async () => {
    const { company } = await start();
    expect(await as.call(reinviteCompany, at(company.uid))).toMatchObject({
      status: 409,
      error: { code: "conflict", message: /参加しています/ },
    });
    const { body } = await as.call(registerCompany, { body: { name: "　 招待なし " } });
    expect(body.name).toBe("招待なし");
    expect(await as.call(reinviteCompany, at(body.uid))).toMatchObject({
      status: 409,
      error: { message: /メールアドレスを指定/ },
    });
    expect((await as.call(reinviteCompany, { ...at(body.uid), body: { email: "x@y.test" } })).status).toBe(
      200,
    );
    expect((await as.call(reinviteCompany, at("nothing"))).status).toBe(404);
  });

  it("sends an address at most five links an hour, and takes nothing back with the refusal", async () => {
    const { body } = await invite("often@invited.test");
    const again = () => as.call(reinviteCompany, at(body.company.uid));
    for (let n = 0; n < 4; n += 1) expect((await again()).status).toBe(200);
    const refused = await again();
    expect(refused).toMatchObject({ status: 429, error: { code: "rate_limited" } });
    expect(refused.headers.get("retry-after")).toBe("3600");
    const before = (await as.call(listCompanies, { query: { keyword: "招かれた会社" } })).body.total;
    expect((await invite("OFTEN@invited.test")).status).toBe(429);
    expect((await as.call(listCompanies, { query: { keyword: "招かれた会社" } })).body.total).toBe(before);
    app.clock.advance(HOUR);
    expect((await again()).status).toBe(200);
  });
});
