import { dayWords } from "@tsumugi/contract";
import { timeInJapan } from "../core/clock.ts";
import { now, publicUrl } from "../core/context.ts";
import type { Mail } from "../core/mail.ts";
import { mailBody } from "../core/mailText.ts";

const momentWords = (at: Date) => `${dayWords(at.toISOString())} ${timeInJapan(at)}`;

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

/** To the owner: a stranger may be guessing, or they themselves forgot. */
export const mailSignInLocked = (
  { email, name }: Recipient,
  { failures, device }: { readonly failures: number; readonly device: string },
): Mail => ({
  to: email,
  kind: "sign_in_locked",
  subject: "【ツムギ】サインインの失敗が続きました",
  ...mailBody({
    title: "サインインの失敗が続きました",
    name,
    paragraphs: [
      `パスワードか確認コードの間違いが${failures}回続いたため、その接続元からのサインインを15分間止めました。アカウントには入られていません。`,
      "これまでにサインインしたことのある端末からは、今までどおりサインインできます。",
    ],
    action: { label: "パスワードを再設定する", url: publicUrl("/password-reset") },
    facts: [
      ["アカウント", email],
      ["日時", momentWords(now())],
      ["使われた端末", device || "不明"],
    ],
    notes: [
      "ご本人の操作であれば、15分後にもう一度お試しいただくか、上のページからパスワードを再設定してください。",
      "お心当たりがない場合も、パスワードを知られていなければ入られることはありません。ほかのサービスと同じパスワードをお使いのときは、変更してください。",
      "このお知らせは、続いて起きたときも1日に1通だけお送りします。",
    ],
  }),
});

/** To the owner: the password was right, and the browser is one on which the account was never signed in. */
export const mailNewDevice = ({ email, name }: Recipient, device: string): Mail => ({
  to: email,
  kind: "new_device",
  subject: "【ツムギ】新しい端末でサインインしました",
  ...mailBody({
    title: "新しい端末でサインインしました",
    name,
    paragraphs: [
      "これまで使われていない端末かブラウザーから、あなたのアカウントにサインインがありました。",
      "ご本人の操作であれば、何もする必要はありません。",
    ],
    action: { label: "心当たりがないのでパスワードを変える", url: publicUrl("/password-reset") },
    facts: [
      ["アカウント", email],
      ["日時", momentWords(now())],
      ["使われた端末", device || "不明"],
    ],
    notes: [
      "お心当たりがない場合は、上のページからすぐにパスワードを再設定してください。その端末はサインアウトされます。企業の管理者にもお知らせください。",
      "シークレットウィンドウを使ったときや、ブラウザーのCookieを消したときにも、このお知らせが届きます。",
    ],
  }),
});

/** To the owner: what only one browser was given was used by two. */
export const mailSignInEnded = ({ email, name }: Recipient, device: string): Mail => ({
  to: email,
  kind: "sign_in_ended",
  subject: "【ツムギ】安全のためサインアウトしました",
  ...mailBody({
    title: "安全のためサインアウトしました",
    name,
    paragraphs: [
      "サインインの情報が2か所で使われたため、その端末をサインアウトしました。",
      "お使いの端末でサインインの画面が表示されたら、もう一度サインインしてください。入力していた内容は残ります。",
    ],
    action: { label: "パスワードを再設定する", url: publicUrl("/password-reset") },
    facts: [
      ["アカウント", email],
      ["日時", momentWords(now())],
      ["サインアウトした端末", device || "不明"],
    ],
    notes: [
      "サインインの情報が、ほかの人に写し取られたおそれがあります。お心当たりがない場合は、パスワードを再設定し、企業の管理者にお知らせください。",
    ],
  }),
});

/** To the owner: somebody else took it away, at their request or at that of whoever passed for them. */
export const mailSecondFactorReset = (
  { email, name }: Recipient,
  { by, isRequired }: { readonly by: string; readonly isRequired: boolean },
): Mail => ({
  to: email,
  kind: "second_factor_changed",
  subject: "【ツムギ】2段階認証がリセットされました",
  ...mailBody({
    title: "2段階認証がリセットされました",
    name,
    paragraphs: [
      `${by}が、あなたの2段階認証をリセットしました。これまでの認証アプリの登録とリカバリーコードは使えません。すべての端末は、サインアウトしています。`,
      isRequired
        ? "企業の設定で2段階認証が必要なため、次にパスワードでサインインすると、設定の画面が開きます。"
        : "次のサインインは、パスワードだけで入れます。サインインしたら、プロフィールで2段階認証を設定し直してください。",
    ],
    action: { label: "サインインする", url: publicUrl("/signin") },
    facts: [
      ["アカウント", email],
      ["日時", momentWords(now())],
    ],
    notes: [
      "ご自身が頼んだものであれば、ほかにすることはありません。お心当たりがない場合は、すぐにパスワードを再設定し、企業の管理者と運営にお知らせください。",
    ],
  }),
});

/** To the admins who did not do it: a reset talked out of one of them is seen by the others. */
export const mailColleagueReset = (
  { email, name }: Recipient,
  reset: { readonly by: string; readonly member: Recipient; readonly company: string },
): Mail => ({
  to: email,
  kind: "second_factor_changed",
  subject: `【ツムギ】${reset.member.name}さんの2段階認証がリセットされました`,
  ...mailBody({
    title: "メンバーの2段階認証がリセットされました",
    name,
    paragraphs: [
      `${reset.by}が、メンバーの2段階認証をリセットしました。本人が設定し直すまで、このアカウントはパスワードだけでサインインできます。`,
    ],
    action: { label: "操作の記録を見る", url: publicUrl("/settings/audit") },
    facts: [
      ["企業", reset.company],
      ["メンバー", `${reset.member.name}（${reset.member.email}）`],
      ["日時", momentWords(now())],
    ],
    notes: [
      "端末をなくしたと本人が頼んだものか、本人に電話などで確かめてください。心当たりがない場合は、メンバーの画面で本人を削除できます。",
    ],
  }),
});

/** To the owner, whoever did it. */
export const mailSecondFactor = ({ email, name }: Recipient, state: "on" | "off"): Mail => {
  const title = state === "on" ? "2段階認証を設定しました" : "2段階認証をオフにしました";
  const paragraphs =
    state === "on"
      ? [
          "次のサインインから、パスワードに加えて認証アプリの6桁のコードを入力します。ほかの端末は、サインアウトしています。",
          "端末をなくしたときは、設定のときに表示されたリカバリーコードでサインインできます。",
        ]
      : ["次のサインインから、パスワードだけで入れるようになりました。"];
  return {
    to: email,
    kind: "second_factor_changed",
    subject: `【ツムギ】${title}`,
    ...mailBody({
      title,
      name,
      paragraphs,
      action: { label: "心当たりがないのでパスワードを変える", url: publicUrl("/password-reset") },
      facts: [
        ["アカウント", email],
        ["日時", momentWords(now())],
      ],
      notes: [
        "ご本人の操作であれば、何もする必要はありません。お心当たりがない場合は、すぐにパスワードを再設定し、企業の管理者にお知らせください。",
      ],
    }),
  };
};
