import { userByEmail } from "../auth/auth.repository.ts";
import { belongsToCompany } from "../auth/operators.repository.ts";

/**
 * Who has an address. `claimed`: the account is somebody's, by a confirmed address or a membership; an account that is
 * not can be taken over by whoever proves the address, since anyone may have signed up with it.
 */
export async function accountOf(email: string) {
  const known = await userByEmail(email);
  if (!known) return undefined;
  const { user } = known;
  const claimed = user.email_verified_at !== null || (await belongsToCompany(user.uid));
  return { user, claimed };
}
