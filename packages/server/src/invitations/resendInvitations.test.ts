import { acceptInvitation, inviteMember, resendOwnInvitations } from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, inTransaction } from "../db/index.ts";
import { invitations } from "../db/schema/accounts.ts";
import { createTestApp, DAY, insertCompany, insertMember, insertUser, MINUTE } from "../testing/index.ts";

import { lockSeats } from "./seats.repository.ts";

const app = await createTestApp();
const mailsTo = async (email: string) => (await app.mails()).filter(({ to_address }) => to_address === email);
const tokenIn = (text = "") => /\/invitations\/([\w-]+)\?type=/.exec(text)?.[1] ?? "";
const resend = (who: { uid: string }) => app.as(who).call(resendOwnInvitations);
const accept = (who: { uid: string }, id: string) => app.as(who).call(acceptInvitation, { params: { id } });

async function invited(values: Parameters<typeof insertUser>[0] = {}) {
  const [admin, person] = await app.run(async () => [
    await insertMember(await insertCompany(), "admin", { name: "港 花" }),
    await insertUser(values),
  ]);
  const body = { email: person.email, role: "viewer" as const };
  expect((await app.as(admin).call(inviteMember, { body })).status).toBeLessThan(300);
  return { admin, person };
}

it("mails the lost invitation again, as the one who invited, with the same role and last day; the older link ends", async () => {
  const { admin, person } = await invited();
  app.clock.advance(2 * MINUTE);
  expect((await resend(person)).body).toEqual({ sent: 1 });
  const [first, second] = await mailsTo(person.email);
  expect(second?.body_text).toContain("港 花");
  expect((await accept(person, tokenIn(first?.body_text))).error.code).toMatch(/^link_/);
  const rows = await app.run(() =>
    db().select().from(invitations).where(eq(invitations.email, person.email)),
  );
  expect(new Set(rows.map(({ expires_at }) => expires_at.getTime())).size).toBe(1);
  expect(rows.map(({ invited_by, role }) => [invited_by, role])).toEqual(
    rows.map(() => [admin.uid, "viewer"]),
  );
  expect((await accept(person, tokenIn(second?.body_text))).body.company?.uid).toBe(admin.company_uid);
});

it("comes at most once a minute and five times an hour, and not at all to an address that is not confirmed", async () => {
  const { person } = await invited();
  const refused = await resend(person);
  expect([refused.error.code, refused.headers.get("retry-after")]).toEqual(["rate_limited", "60"]);
  for (let i = 0; i < 4; i++) {
    app.clock.advance(MINUTE);
    expect((await resend(person)).status).toBe(200);
  }
  app.clock.advance(MINUTE);
  expect((await resend(person)).error.code).toBe("rate_limited");
  expect(await mailsTo(person.email)).toHaveLength(5);
  const unconfirmed = await invited({ email_verified_at: null });
  expect((await resend(unconfirmed.person)).error.code).toBe("email_not_verified");
});

it("mails what waits for its minute later, and the others at once", async () => {
  const { person } = await invited();
  app.clock.advance(2 * MINUTE);
  const second = await app.run(async () => insertMember(await insertCompany(), "admin"));
  const body = { email: person.email, role: "viewer" as const };
  expect((await app.as(second).call(inviteMember, { body })).status).toBeLessThan(300);
  expect((await resend(person)).body).toEqual({ sent: 1 });
  expect(await mailsTo(person.email)).toHaveLength(3);
});

it("finds nothing for an address that nobody invited, and no invitation that has run out", async () => {
  const stranger = await app.run(() => insertUser());
  expect((await resend(stranger)).body).toEqual({ sent: 0 });
  const { person } = await invited();
  app.clock.advance(8 * DAY);
  expect((await resend(person)).body).toEqual({ sent: 0 });
  expect(await mailsTo(person.email)).toHaveLength(1);
});

// The bundled engine lets one transaction run at a time.
it.runIf(process.env.TEST_ENGINE === "postgres")(
  "brings back no invitation that is withdrawn while the mails are being written",
  async () => {
    const { admin, person } = await invited();
    app.clock.advance(2 * MINUTE);
    const [locked, isAsked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const withdrawn = app.run(() =>
      inTransaction(async () => {
        await lockSeats(admin.company_uid, app.clock.now());
        locked.resolve();
        await isAsked.promise;
        await db().delete(invitations).where(eq(invitations.email, person.email));
      }),
    );
    await locked.promise;
    const resent = resend(person);
    const waiting = () =>
      app.run(async () => {
        const { rows } = await db().execute(sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        return rows.length;
      });
    await expect.poll(waiting).toBe(1);
    isAsked.resolve();
    await withdrawn;
    expect((await resent).body).toEqual({ sent: 0 });
    expect(await mailsTo(person.email)).toHaveLength(1);
  },
);
