import {
  expireVerificationTokens,
  removePassword,
  revokeAllFamilies,
  userByEmail,
} from "./auth.repository.ts";
import { belongsToCompany } from "./operators.repository.ts";
import { turnOff } from "./secondFactor.repository.ts";

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

/**
 * Empties an account that nobody has claimed, for its next owner: by whatever stayed, a stranger who signed up with the
 * address could come back, or keep the owner out.
 */
export async function takeOver(uid: string, at: Date): Promise<void> {
  await removePassword(uid);
  await revokeAllFamilies(uid, at);
  for (const purpose of ["verify", "change", "reset"] as const) {
    await expireVerificationTokens(uid, purpose, at);
  }
  await turnOff(uid);
}
