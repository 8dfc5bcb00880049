import { dayWords, type InvitationType } from "@tsumugi/contract";
import { timeInJapan } from "../core/clock.ts";
import { publicUrl } from "../core/context.ts";
import type { Mail } from "../core/mail.ts";
import { mailBody, oneLine } from "../core/mailText.ts";

/** The mail by which a person is invited into a company; its link is the only copy of the token. */
export function invitationMail(invitation: {
  readonly uid: string;
  readonly type: InvitationType;
  readonly to: string;
  readonly company_uid: string;
  readonly company_name: string;
  /** Name of the member who invites; absent where the operators do. */
  readonly inviter: string | null;
  readonly token: string;
  readonly expires_at: Date;
}): Mail {
  const { uid, type, to, company_uid, inviter, token, expires_at } = invitation;
  const company = oneLine(invitation.company_name);
  const from = inviter ? `${company}の${oneLine(inviter)}さん` : "ツムギ運営";
  const what =
    type === "company"
      ? `${from}から、ツムギで「${company}」を管理する最初の管理者として招待されました。`
      : `${from}から、ツムギの「${company}」のメンバーに招待されました。`;
  return {
    to,
    company_uid,
    kind: "invitation",
    dedupeKey: `invitation:${uid}`,
    subject: `【ツムギ】${company}への招待`,
    ...mailBody({
      title: `${company}への招待`,
      paragraphs: [
        what,
        "次のページで内容を確認し、承諾してください。ページを開くだけでは承諾になりません。",
      ],
      action: {
        label: "招待を確認する",
        url: publicUrl(`/invitations/${token}?type=${type}`),
      },
      facts: [
        ["招待されたアドレス", to],
        [
          "有効期限",
          `${dayWords(expires_at.toISOString())} ${timeInJapan(expires_at)}まで（1回だけ使えます）`,
        ],
      ],
      notes: [
        "リンクはご本人専用です。ほかの人に渡さないでください。",
        "お心当たりがない場合は、このメールを破棄してください。何も登録されません。",
      ],
    }),
  };
}
