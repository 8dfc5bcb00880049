import { getCompanyUser, updateCompanyProfile } from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { createTestApp, insertMember } from "../testing/index.ts";
import { signingIn } from "../testing/signingIn.ts";

const app = await createTestApp();
const { visitor, person, enter, renew } = await signingIn(app);

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

it("tells at a renewal who it is, as the call of the current user does, cookie and all; at no sign-in", async () => {
  const { email, uid } = await person();
  const { body: entered } = await enter(email);
  expect(entered).not.toHaveProperty("user");
  const renewed = await renew(entered.refresh_token);
  const asked = await visitor.call(getCompanyUser, { params: { id: uid } }, bearer(renewed.body.id_token));
  expect(asked.body).toHaveProperty("company.uid");
  expect(renewed.body.user).toEqual(asked.body);
  expect(renewed.headers.getSetCookie()).toEqual(asked.headers.getSetCookie());
});

it("tells nothing of whom that call would refuse: without the second factor that is asked for, or signed in too long ago", async () => {
  const { email, uid, company_uid } = await person();
  const boss = app.as(await app.run(() => insertMember({ uid: company_uid }, "admin")));
  const asks = (requires_second_factor: boolean) =>
    boss.call(updateCompanyProfile, { body: { requires_second_factor } });
  let { body } = await enter(email);
  /** What the renewal tells, and what the call answers with the token that it gave. */
  const compare = async () => {
    ({ body } = await renew(body.refresh_token));
    const { status } = await visitor.call(getCompanyUser, { params: { id: uid } }, bearer(body.id_token));
    return [body.user !== undefined, status];
  };
  expect(await compare()).toEqual([true, 200]);
  await asks(true);
  expect(await compare()).toEqual([false, 403]);
  await asks(false);
  const tokens_valid_after = new Date(app.clock.now().getTime() + 60_000);
  await app.run(() => db().update(users).set({ tokens_valid_after }).where(eq(users.uid, uid)));
  expect(await compare()).toEqual([false, 401]);
});
