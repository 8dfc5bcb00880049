import { refreshSession, signIn } from "@tsumugi/contract";
import { setPassword } from "../auth/auth.repository.ts";
import { hashPassword } from "../auth/passwords.ts";
import type { CallOptions, TestApp } from "./createTestApp.ts";
import { insertCompany, insertMember } from "./factories.ts";

export const PASSWORD = "correct horse";

/** Members who sign in by the screen's calls, and what their tokens still open. */
export async function signingIn(app: TestApp) {
  const hash = await hashPassword(PASSWORD);
  const visitor = app.as(null);
  return {
    visitor,
    person: (values: Parameters<typeof insertMember>[2] = {}) =>
      app.run(async () => {
        const member = await insertMember(await insertCompany(), "staff", values);
        await setPassword(member.uid, hash, app.clock.now());
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
