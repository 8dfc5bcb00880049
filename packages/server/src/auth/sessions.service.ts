import type { SignedInDevice } from "@tsumugi/contract";
import type { PersonActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import * as repository from "./auth.repository.ts";
import { idleSince } from "./idleTime.presenter.ts";
import { requireOwnAccounts } from "./ownAccounts.presenter.ts";

/** Where the person is signed in, the device used last first. */
export async function listSessions({ uid, session_uid }: PersonActor): Promise<{ items: SignedInDevice[] }> {
  requireOwnAccounts();
  const rows = await repository.livingFamilies(uid, now(), idleSince(now()));
  return {
    items: rows.map((row) => ({
      uid: row.uid,
      device: row.device,
      signed_in_at: row.auth_time.toISOString(),
      last_used_at: (row.last_used_at ?? row.created_at).toISOString(),
      is_current: row.uid === session_uid,
    })),
  };
}

/** Ends one sign-in of one's own; its page asks for the password within seconds. @throws AppError not_found */
export async function endSession(actor: PersonActor, { id }: { id: string }): Promise<void> {
  requireOwnAccounts();
  await inTransaction(async () => {
    if (!(await repository.revokeOwnFamily(actor.uid, id, now()))) throw new AppError("not_found");
    await audit("session.end_others", actor.uid, { count: 1 });
  });
}

/** Ends every sign-in but this one. */
export async function endOtherSessions(actor: PersonActor): Promise<{ ended: number }> {
  requireOwnAccounts();
  return inTransaction(async () => {
    const ended = await repository.revokeAllFamilies(actor.uid, now(), actor.session_uid);
    if (ended > 0) await audit("session.end_others", actor.uid, { count: ended });
    return { ended };
  });
}
