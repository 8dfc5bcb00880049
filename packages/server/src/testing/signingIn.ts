import argon2 from "@node-rs/argon2";
import { refreshSession, signIn } from "@tsumugi/contract";
import { setPassword } from "../auth/auth.repository.ts";
import type { CallOptions, TestApp } from "./createTestApp.ts";
import { insertCompany, insertMember } from "./factories.ts";

export const PASSWORD = "correct horse";

/**
 * A hash says itself what checking it costs, and this one is checked by hundreds of sign-ins: it takes as little as there
 * can be. passwords.unit.test.ts says what those of the product cost, and that an unknown address costs the same.
 */
export const PASSWORD_HASH = argon2.hashSync(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Members who sign in by the screen's calls, and what their tokens still open. */
export async function signingIn(app: TestApp) {
  const visitor = app.as(null);
  return {
    visitor,
    person: (values: Parameters<typeof insertMember>[2] = {}) =>
      app.run(async () => {
        const member = await insertMember(await insertCompany(), "staff", values);
        await setPassword(member.uid, PASSWORD_HASH, app.clock.now());
        return member;
      }),
    enter: (email: string, password = PASSWORD, options: CallOptions = {}) =>
      visitor.call(signIn, { body: { email, password } }, options),
    renew: (refresh_token: string) => visitor.call(refreshSession, { body: { refresh_token } }),
    /** Status of a call that needs a member, with this token. */
    use: async (token: string) =>
      (await app.request("/api/company/managed_creators", { headers: { authorization: `Bearer ${token}` } }))
        .status,
  };
}
