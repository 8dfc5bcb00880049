import { type CurrentUser, getCompanyUser } from "@tsumugi/contract";
import * as companyUsers from "../company-users/company-users.service.ts";
import type { PersonActor } from "../core/actor.ts";
import { authorize } from "../core/authorize.ts";
import { AppError } from "../core/errors.ts";
import { identityOfSignIn } from "./identify.service.ts";

/**
 * What the call of the current user would answer to a sign-in that is being renewed, under that call's own policy and with
 * its cookie. Undefined where it would be refused: asked for, it says why.
 */
export async function renewedUser(
  signIn: Parameters<typeof identityOfSignIn>[0],
): Promise<CurrentUser | undefined> {
  const identity = await identityOfSignIn(signIn);
  if (!identity) return undefined;
  try {
    // The policy lets in nobody but people.
    const actor = authorize(getCompanyUser.policy, identity, getCompanyUser.method) as PersonActor;
    return await companyUsers.self(actor);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
