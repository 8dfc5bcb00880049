import { refuseMany } from "../companies/inviteMembers.service.ts";
import type { PersonActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import { lockInvitation, openFor } from "./invitations.repository.ts";
import { issueInvitation } from "./issueInvitation.service.ts";
import { lockSeats } from "./seats.repository.ts";

/**
 * Mails the open invitations of the caller's own confirmed address again; the lost links end. Their seats are held
 * already. @throws AppError email_not_verified, rate_limited
 */
export function resendOwn(actor: PersonActor): Promise<{ sent: number }> {
  if (!actor.email_verified) throw new AppError("email_not_verified");
  return inTransaction(async () => {
    let sent = 0;
    let tooSoon: AppError | undefined;
    for (const { invitation, inviter } of await openFor(actor.email, now())) {
      const { company_uid, type, email, role, expires_at, invited_by } = invitation;
      await lockSeats(company_uid, now());
      // Withdrawn, replaced or accepted meanwhile, it would come back to life.
      if ((await lockInvitation(invitation.uid))?.state !== "open") continue;
      try {
        await refuseMany(company_uid, email);
      } catch (error) {
        if (!(error instanceof AppError && error.code === "rate_limited")) throw error;
        // One that has just gone out holds no other company's back.
        tooSoon = error;
        continue;
      }
      const by = invited_by && inviter ? { uid: invited_by, name: inviter } : null;
      const row = await issueInvitation({ company_uid, type, email, role, again: { by, expires_at } });
      await audit("member.reinvite", row.uid, { role }, company_uid);
      sent += 1;
    }
    if (sent === 0 && tooSoon) throw tooSoon;
    return { sent };
  });
}
