import { acceptInvitation, type Role } from "@tsumugi/contract";
import { issueInvitation } from "../invitations/issueInvitation.service.ts";
import type { TestApp } from "./createTestApp.ts";

interface Asked {
  readonly company: { uid: string };
  readonly email: string;
  readonly type?: "member" | "company";
  readonly role?: Role;
}

/** Inviting and accepting, as the product does it. */
export const invitationsIn = (app: TestApp) => ({
  /** Answers the link's token, which stands in the mail alone. */
  invite: async ({ company, email, type = "member", role = "staff" }: Asked): Promise<string> => {
    await app.run(() => issueInvitation({ company_uid: company.uid, type, email, role }));
    const mail = (await app.mails()).filter(({ to_address }) => to_address === email).at(-1);
    return /\/invitations\/([\w-]+)\?type=/.exec(mail?.body_text ?? "")?.[1] ?? "";
  },
  accept: (person: { uid: string }, id: string) => app.as(person).call(acceptInvitation, { params: { id } }),
});
