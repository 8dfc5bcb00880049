import { publicUrl } from "../core/context.ts";
import type { Mail } from "../core/mail.ts";
import { mailBody } from "../core/mailText.ts";

const GOOD_FOR = ["有効期限", "24時間（1回だけ使えます）"] as const;

/** The mail with the link that confirms an address. A press on its page confirms; opening the link does nothing. */
export function verificationMail(
  to: string,
  name: string,
  { token, next }: { token: string; next: string | undefined },
): Mail {
  const onward = next === undefined ? "" : `?${new URLSearchParams({ next })}`;
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
      action: { label: "メールアドレスを確認する", url: publicUrl(`/verify-email/${token}${onward}`) },
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

interface AddressChange {
  readonly former: string;
  readonly present: string;
  readonly name: string;
}

/** To the new address: only its owner can finish the change. */
export const changeMail = ({ former, present, name }: AddressChange, token: string): Mail => ({
  to: present,
  kind: "confirm_email_change",
  subject: "【ツムギ】新しいメールアドレスの確認",
  ...mailBody({
    title: "新しいメールアドレスの確認",
    name,
    paragraphs: [
      "サインインに使うメールアドレスを、このアドレスに変える申し込みを受け付けました。",
      "次のページを開き、ボタンを押すと、変更が終わります。それまでは前のアドレスのままです。",
    ],
    action: { label: "新しいアドレスに変更する", url: publicUrl(`/confirm-email-change/${token}`) },
    facts: [["前のアドレス", former], ["新しいアドレス", present], GOOD_FOR],
    notes: ["お心当たりがない場合は、このメールを破棄してください。何も変わりません。"],
  }),
});

/** To the new address where it has an account: the answer on screen must not say so. */
export const takenMail = ({ present }: AddressChange): Mail => ({
  to: present,
  kind: "account_exists",
  subject: "【ツムギ】このアドレスは登録済みです",
  ...mailBody({
    title: "このアドレスは登録済みです",
    paragraphs: [
      "別のアカウントのメールアドレスを、このアドレスに変える申し込みがありました。",
      "このアドレスにはすでにアカウントがあるため、変更できません。どちらのアカウントも、今のままです。",
    ],
    action: { label: "このアドレスでサインインする", url: publicUrl("/signin") },
    facts: [["アカウント", present]],
    notes: ["お心当たりがない場合は、このメールを破棄してください。"],
  }),
});

/** To the present address, while there is still time to stop it. */
export const changeRequestedMail = ({ former, present, name }: AddressChange): Mail => ({
  to: former,
  kind: "email_change_requested",
  subject: "【ツムギ】メールアドレスの変更の申し込み",
  ...mailBody({
    title: "メールアドレスの変更の申し込み",
    name,
    paragraphs: [
      "サインインに使うメールアドレスを変える申し込みがありました。新しいアドレスに届いたリンクで確定すると、変わります。",
      "ご本人の操作であれば、何もする必要はありません。",
    ],
    facts: [
      ["今のアドレス", former],
      ["新しいアドレス", present],
    ],
    action: { label: "心当たりがないのでパスワードを変える", url: publicUrl("/password-reset") },
    notes: [
      "お心当たりがない場合は、ほかの人がサインインしています。上のページからパスワードを再設定すると、この申し込みは無効になり、すべての端末がサインアウトします。",
    ],
  }),
});
