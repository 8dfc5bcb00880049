import { publicUrl } from "../core/context.ts";
import type { Mail } from "../core/mail.ts";
import { mailBody } from "../core/mailText.ts";

interface Recipient {
  readonly email: string;
  readonly name: string;
}

export const mailPasswordReset = ({ email, name }: Recipient, token: string): Mail => ({
  to: email,
  kind: "password_reset",
  subject: "【ツムギ】パスワードの再設定",
  ...mailBody({
    title: "パスワードの再設定",
    name,
    paragraphs: [
      "パスワードの再設定の申し込みを受け付けました。",
      "次のページで、新しいパスワードを決めてください。",
    ],
    action: { label: "新しいパスワードを決める", url: publicUrl(`/password-reset?token=${token}`) },
    facts: [
      ["アカウント", email],
      ["有効期限", "1時間（1回だけ使えます）"],
    ],
    notes: ["お心当たりがない場合は、このメールを破棄してください。今のパスワードのまま使えます。"],
  }),
});

export const mailOperatorInvitation = (to: string, link: string): Mail => ({
  to,
  kind: "operator_invitation",
  subject: "【ツムギ】運営のアカウント",
  ...mailBody({
    title: "運営のアカウント",
    paragraphs: ["ツムギの運営のアカウントを用意しました。", "次のページで、パスワードを決めてください。"],
    action: { label: "パスワードを決める", url: link },
    facts: [
      ["アカウント", to],
      ["有効期限", "24時間（1回だけ使えます）"],
    ],
    notes: ["お心当たりがない場合は、このメールを破棄してください。"],
  }),
});

/** To the owner, whoever did it: the one who can tell that it was somebody else. */
export const mailPasswordChanged = ({ email, name }: Recipient): Mail => ({
  to: email,
  kind: "password_changed",
  subject: "【ツムギ】パスワードを変更しました",
  ...mailBody({
    title: "パスワードを変更しました",
    name,
    paragraphs: [
      "アカウントのパスワードが変更されました。",
      "ご本人の操作であれば、何もする必要はありません。変更した端末のほかは、サインアウトしています。",
    ],
    action: { label: "心当たりがないので再設定する", url: publicUrl("/password-reset") },
    facts: [["アカウント", email]],
    notes: ["お心当たりがない場合は、上のページからすぐにパスワードを再設定し、運営にご連絡ください。"],
  }),
});

/** To the former address: the new one belongs to whoever changed it. */
export const mailAddressChanged = (former: string, present: string): Mail => ({
  to: former,
  kind: "address_changed",
  subject: "【ツムギ】メールアドレスを変更しました",
  ...mailBody({
    title: "メールアドレスを変更しました",
    paragraphs: [
      "サインインに使うメールアドレスが変更されました。このアドレスでは、もうサインインできません。",
      "ご本人の操作であれば、何もする必要はありません。",
    ],
    facts: [
      ["前のアドレス", former],
      ["新しいアドレス", present],
    ],
    notes: [
      "お心当たりがない場合は、すぐに企業の管理者と運営にご連絡ください。アカウントを止めて、元に戻します。",
    ],
  }),
});
