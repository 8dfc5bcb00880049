import { publicUrl } from "../core/context.ts";
import type { Mail } from "../core/mail.ts";
import { mailBody } from "../core/mailText.ts";

/** For somebody who signs up with an address that has an account: the screen does not say so, this mail does. */
export function accountExistsMail(to: string, name: string): Mail {
  return {
    to,
    kind: "account_exists",
    subject: "【ツムギ】このメールアドレスは登録済みです",
    ...mailBody({
      title: "このメールアドレスは登録済みです",
      name,
      paragraphs: [
        "ツムギに、このメールアドレスでの新規登録がありました。すでにアカウントがあるため、何も変更していません。",
        "これまでのパスワードでサインインしてください。",
      ],
      action: { label: "サインインする", url: publicUrl("/signin") },
      facts: [
        ["登録済みのアドレス", to],
        ["パスワードを忘れたとき", publicUrl("/password-reset")],
      ],
      notes: ["お心当たりがない場合は、このメールを破棄してください。アカウントとパスワードはそのままです。"],
    }),
  };
}
