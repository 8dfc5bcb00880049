import type { InvitationType, Role } from "@tsumugi/contract";
import { context, now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { hashToken, newToken, newUid } from "../core/ids.ts";
import { sendMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import { invitationMail } from "./invitationMail.presenter.ts";
import * as repository from "./issueInvitation.repository.ts";

/** Long enough for a holiday week. */
export const INVITATION_DAYS = 7;
const INVITATION_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000;

/**
 * Invites an address into a company and mails the link. An open invitation of the same address is replaced, and its link
 * ends. The caller holds the company's seats (`lockSeats`) and decides whether there is one.
 */
export function issueInvitation(invitation: {
  readonly company_uid: string;
  readonly type: InvitationType;
  readonly email: string;
  readonly role: Role;
  /** Sent again at the invited person's own request: it is still the same person's invitation, and ends when it did. */
  readonly again?: {
    readonly by: { readonly uid: string; readonly name: string } | null;
    readonly expires_at: Date;
  };
}): Promise<repository.InvitationRow> {
  const { company_uid, type, email, role, again } = invitation;
  const { actor } = context();
  // Operators stand behind the product, not behind their own name.
  const inviter = again ? (again.by?.name ?? null) : actor.kind === "member" ? actor.name : null;
  const invited_by = again ? (again.by?.uid ?? null) : "uid" in actor ? actor.uid : null;
  return inTransaction(async () => {
    const at = now();
    const token = newToken();
    const company_name = found(await repository.companyName(company_uid));
    await repository.replaceOpen(company_uid, email);
    const row = await repository.insertInvitation({
      uid: newUid(),
      company_uid,
      type,
      email,
      role,
      token_hash: hashToken(token),
      invited_by,
      expires_at: again?.expires_at ?? new Date(at.getTime() + INVITATION_MS),
      created_at: at,
    });
    const mail = invitationMail({
      uid: row.uid,
      type,
      to: email,
      company_uid,
      company_name,
      inviter,
      token,
      expires_at: row.expires_at,
    });
    await sendMails([mail]);
    return row;
  });
}
