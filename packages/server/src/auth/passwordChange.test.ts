import {
  changePassword,
  getCompanyUser,
  getPasswordReset,
  requestPasswordReset,
  resetPassword,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp, MINUTE } from "../testing/index.ts";
import { PASSWORD, signingIn } from "../testing/signingIn.ts";

const app = await createTestApp();
const { visitor, person, enter, renew, use } = await signingIn(app);
/** But for those of a sign-in: every one here comes from a browser of its own. */
const lastMail = async () => (await app.mails()).findLast(({ kind }) => kind !== "new_device");

describe("a new password", () => {
  const ask = (email: string) => visitor.call(requestPasswordReset, { body: { email } });
  const lastToken = async () =>
    /[=/]([\w-]{43})(?:\s|$)/.exec((await lastMail())?.body_text ?? "")?.[1] ?? "";

  it("is set by the mailed link, once, within the hour, and ends every sign-in", async () => {
    const { email } = await person();
    const { body } = await enter(email);
    expect((await ask(email)).body).toEqual({ accepted: true });
    const token = await lastToken();
    const set = (password: string) => visitor.call(resetPassword, { body: { token, password } });
    expect((await set("short")).error.fields).toMatchObject({
      password: expect.stringContaining("10文字以上"),
    });
    expect((await set("brand new password")).status).toBe(204);
    expect((await set("another password")).error.code).toBe("link_expired");
    expect(await use(body.id_token)).toBe(401);
    expect([(await enter(email)).status, (await enter(email, "brand new password")).status]).toEqual([
      401, 200,
    ]);
  });

  it("says of its link whether it is still good, and of one that never was what it says of an old one", async () => {
    const { email } = await person();
    const state = async (token: string) =>
      (await visitor.call(getPasswordReset, { params: { token } })).body.state;
    await ask(email);
    const first = await lastToken();
    expect([await state(first), await state(first)]).toEqual(["open", "open"]);
    await ask(email);
    const second = await lastToken();
    expect([await state(first), await state(second)]).toEqual(["expired", "open"]);
    await visitor.call(resetPassword, { body: { token: second, password: "brand new password" } });
    expect(await state(second)).toBe("used");
    await ask(email);
    const third = await lastToken();
    app.clock.advance(60 * MINUTE);
    expect([await state(third), await state("never-was")]).toEqual(["expired", "expired"]);
  });

  it("confirms the address as well, as the link was read in its mailbox", async () => {
    const { email } = await person({ email_verified_at: null });
    await ask(email);
    const body = { token: await lastToken(), password: "brand new password" };
    expect((await visitor.call(resetPassword, { body })).status).toBe(204);
    const { body: session } = await enter(email, "brand new password");
    const headers = { authorization: `Bearer ${session.id_token}` };
    const me = await visitor.call(getCompanyUser, { params: { id: session.uid } }, { headers });
    expect(me.body).toMatchObject({ email, email_verified: true });
  });

  it("cannot be set by an old link", async () => {
    const { email } = await person();
    await ask(email);
    const token = await lastToken();
    app.clock.advance(60 * MINUTE);
    expect(
      (await visitor.call(resetPassword, { body: { token, password: "brand new password" } })).status,
    ).toBe(410);
  });

  it("is asked for with the same answer whether or not the address is known, and mails only a known one", async () => {
    const { email } = await person();
    const before = (await app.mails()).length;
    const answers = [await ask(email), await ask("nobody@example.test")];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([202, { accepted: true }]),
    );
    expect((await app.mails()).slice(before).map(({ to_address }) => to_address)).toEqual([email]);
  });

  it("is mailed five times an hour; after that the last link stays good, and nothing tells an address apart", async () => {
    const { email } = await person();
    for (let count = 0; count < 7; count += 1) expect((await ask(email)).status).toBe(202);
    const mailed = (await app.mails()).filter(({ to_address }) => to_address === email);
    expect(mailed).toHaveLength(5);
    const token = /token=([\w-]{43})/.exec(mailed.at(-1)?.body_text ?? "")?.[1] ?? "";
    const set = await visitor.call(resetPassword, { body: { token, password: "brand new password" } });
    expect(set.status).toBe(204);
    app.clock.advance(60 * MINUTE);
    await ask(email);
    expect((await app.mails()).filter(({ to_address }) => to_address === email).length).toBeGreaterThan(5);
  });
});

describe("another password", () => {
  const NEXT = "brand new password";
  const change = (headers: Record<string, string>, current_password: string, password = NEXT) =>
    visitor.call(changePassword, { body: { current_password, password } }, { headers });
  const signedIn = async () => {
    const { email } = await person();
    const { body } = await enter(email);
    return { email, ...body, headers: { authorization: `Bearer ${body.id_token}` } };
  };

  it("is set with the present one, ends the other sign-ins, and notifies its owner", async () => {
    const here = await signedIn();
    const { body: elsewhere } = await enter(here.email);
    expect((await change(here.headers, PASSWORD)).status).toBe(204);
    expect([await use(here.id_token), await use(elsewhere.id_token)]).toEqual([200, 401]);
    expect([(await renew(here.refresh_token)).status, (await renew(elsewhere.refresh_token)).status]).toEqual(
      [200, 401],
    );
    expect([(await enter(here.email)).status, (await enter(here.email, NEXT)).status]).toEqual([401, 200]);
    const mail = await lastMail();
    expect([mail?.to_address, mail?.kind]).toEqual([here.email, "password_changed"]);
    expect(mail?.body_text).toContain("お心当たりがない場合");
    expect(mail?.body_html).toContain("/password-reset");
  });

  it("is there where it is set again because the answer was lost, and no way to guess for longer than the present one", async () => {
    const here = await signedIn();
    await change(here.headers, PASSWORD);
    const mails = (await app.mails()).length;
    expect((await change(here.headers, PASSWORD)).status).toBe(204);
    expect((await app.mails()).length).toBe(mails);
    expect((await enter(here.email, NEXT)).status).toBe(200);
    for (let guess = 0; guess < 5; guess++)
      expect((await change(here.headers, PASSWORD, `a guess of number ${guess}`)).status).toBe(400);
    expect((await change(here.headers, PASSWORD)).status).toBe(429);
    app.clock.advance(15 * MINUTE);
    expect((await change(here.headers, PASSWORD)).error.fields).toHaveProperty("current_password");
  });

  it("is refused without the present one, five times; the entrance stays open", async () => {
    const here = await signedIn();
    for (let guess = 0; guess < 5; guess++) {
      const { status, error } = await change(here.headers, "wrong");
      expect([status, error.fields]).toEqual([
        400,
        { current_password: expect.stringContaining("違います") },
      ]);
    }
    const stopped = await change(here.headers, PASSWORD);
    expect([stopped.status, stopped.headers.get("retry-after")]).toEqual([429, "900"]);
    expect((await enter(here.email)).status).toBe(200);
    app.clock.advance(15 * MINUTE);
    expect((await change(here.headers, PASSWORD)).status).toBe(204);
  });

  it("must be another one, and long enough", async () => {
    const here = await signedIn();
    expect((await change(here.headers, PASSWORD, PASSWORD)).error.fields).toHaveProperty("password");
    expect((await change(here.headers, PASSWORD, "short")).error.fields).toHaveProperty("password");
    expect((await enter(here.email)).status).toBe(200);
  });

  it("ends a reset link that is under way", async () => {
    const here = await signedIn();
    await visitor.call(requestPasswordReset, { body: { email: here.email } });
    const token = /token=([\w-]{43})/.exec((await lastMail())?.body_text ?? "")?.[1] ?? "";
    await change(here.headers, PASSWORD);
    const late = await visitor.call(resetPassword, { body: { token, password: "yet another one" } });
    expect(late.error.code).toBe("link_expired");
  });
});

leavesInTheLog(() => app, ["password.request_reset"]);
