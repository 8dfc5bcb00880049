import { publicUrl } from "../core/context.ts";
import type { Mail } from "../core/mail.ts";
import { mailBody } from "../core/mailText.ts";

/** The mail with the link that confirms an address. A press on its page confirms; opening the link does nothing. */
export function verificationMail(to: string, name: string, token: string): Mail {
  return {
    to,
    kind: "verify_email",
    subject: "【ツムギ】メールアドレスの確認",
    ...mailBody({
      title: "メールアドレスの確認",
      name,
      paragraphs: [
        "ツムギに、このメールアドレスでの登録がありました。",
        "次のページを開き、ボタンを押して確認を終えてください。ページを開くだけでは確認になりません。",
      ],
      action: { label: "メールアドレスを確認する", url: publicUrl(`/verify-email/${token}`) },
      facts: [
        ["登録されたアドレス", to],
        ["有効期限", "このメールから24時間（1回だけ使えます）"],
      ],
      notes: [
        "確認メールを送り直すと、前のメールのリンクは使えなくなります。いちばん新しいメールから進めてください。",
        "お心当たりがない場合は、リンクを開かずにこのメールを破棄してください。確認しない限り、登録は使えません。",
      ],
    }),
  };
}
