import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { now } from "../core/context.ts";
import { hashToken } from "../core/ids.ts";
import { db, inTransaction } from "../db/index.ts";
import { invitations } from "../db/schema/accounts.ts";
import { HOUR } from "../testing/clock.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { INVITATION_DAYS, issueInvitation } from "./issueInvitation.service.ts";
import { lockSeats } from "./seats.repository.ts";

const app = await createTestApp();
const email = "Hana@example.test";
const tokenIn = (text: string | undefined) =>
  /\/invitations\/([\w-]{43})\?type=member/.exec(text ?? "")?.[1] ?? "";

it("mails a link whose hash alone is stored, and ends the older one", async () => {
  const company = await app.run(() => insertCompany({ name: "つむぎ\n化粧品" }));
  const invite = (address: string) =>
    app.run(() =>
      issueInvitation({ company_uid: company.uid, type: "member", email: address, role: "viewer" }),
    );
  const older = await invite(email);
  const newer = await invite(email.toLowerCase());
  const mails = (await app.mails()).filter(({ company_uid }) => company_uid === company.uid);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill("【ツムギ】つむぎ 化粧品への招待"));
  const hashes = mails.map(({ body_text }) => hashToken(tokenIn(body_text)));
  expect(hashes.sort()).toEqual([older.token_hash, newer.token_hash].sort());
  expect(mails[0]?.body_html).toContain(`/invitations/${tokenIn(mails[0]?.body_text)}?type=member`);

  const states = await app.run(() =>
    db()
      .select({ uid: invitations.uid, state: invitations.state })
      .from(invitations)
      .where(eq(invitations.company_uid, company.uid)),
  );
  expect(new Map(states.map(({ uid, state }) => [uid, state]))).toEqual(
    new Map([
      [older.uid, "replaced"],
      [newer.uid, "open"],
    ]),
  );
});

it("counts as seats the members and the open invitations that have not expired, of this company alone", async () => {
  const [company, other] = await app.run(async () => [
    await insertCompany({ max_user: 7 }),
    await insertCompany(),
  ]);
  const seats = () => app.run(() => inTransaction(() => lockSeats(company.uid, now())));
  await app.run(async () => {
    await insertMember(company, "admin");
    await insertMember(company);
    await insertMember(other);
    for (const { uid } of [company, other])
      await issueInvitation({ company_uid: uid, type: "member", email, role: "staff" });
  });
  expect(await seats()).toEqual({ max_user: 7, members: 2, pending: 1 });
  app.clock.advance(INVITATION_DAYS * 24 * HOUR);
  expect(await seats()).toEqual({ max_user: 7, members: 2, pending: 0 });
});
