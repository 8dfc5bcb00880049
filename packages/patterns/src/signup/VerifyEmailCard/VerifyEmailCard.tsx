import { Banner, Button } from "@tsumugi/ui";
import type { ReactElement, ReactNode } from "react";
import { OutcomeCard } from "../OutcomeCard/OutcomeCard.tsx";
import type { VerificationState } from "../verification.types.ts";

export interface VerifyEmailCardProps {
  /** リンクの状態。`signed_out` は押す前にサインインが要るとき、`wrong_account` はほかの人がサインインしているときです。 */
  state: Exclude<VerificationState, "conflict"> | "signed_out" | "wrong_account";
  /** 一部を伏せたアドレス。`h***@example.jp`。確認が済んだら渡します。 */
  emailMasked?: string;
  /** 「メールアドレスを確認する」を押したとき。 */
  onVerify: () => void;
  /** 確認中。 */
  verifying?: boolean;
  /** `state` のほかに起きた失敗。原因、直し方の順に書きます。 */
  error?: ReactNode;
  /** 済んだあとに進む、文字の入ったリンク。「企業の登録へ進む」。 */
  next: ReactElement;
  /** サインインしてここに戻ってくるリンク。サインイン中の人には、ここから進む先です。 */
  signIn: ReactElement;
  /** サインアウトし、別のアカウントでサインインしてここに戻ってくるボタン。 */
  otherAccount?: ReactNode;
  /** もう一度メールを送ります。サインインしていて、まだ確認していない人に渡します。 */
  onResend?: () => void;
  /** メールの送信中。 */
  loading?: boolean;
}

const stops = {
  signed_out: {
    title: "サインインして確認します",
    text: "登録したメールアドレスとパスワードでサインインすると、この画面に戻ります。",
  },
  wrong_account: {
    title: "別のアカウントでサインインしています",
    text: "このリンクは、今サインインしているアカウントのものではありません。登録したアドレスでサインインし直してください。",
  },
  link_expired: {
    title: "リンクの期限が切れています",
    text: "リンクは24時間で切れ、送り直すと前のものは使えなくなります。いちばん新しいメールを開くか、サインインして送り直してください。",
  },
  link_used: {
    title: "このリンクは使用済みです",
    text: "メールアドレスの確認は済んでいます。サインインして続けてください。",
  },
  not_found: {
    title: "リンクが見つかりません",
    text: "URLが途中で切れている可能性があります。メールのリンクを開き直すか、確認メールを送り直してください。",
  },
} as const;

/** Confirms an address by a press: a mail scanner that opens the link confirms nothing. */
export function VerifyEmailCard(props: VerifyEmailCardProps) {
  const { state } = props;
  if (state === "ready") {
    return (
      <OutcomeCard
        icon="mail"
        title="メールアドレスを確認します"
        actions={
          <Button variant="primary" size="lg" full loading={props.verifying} onClick={props.onVerify}>
            メールアドレスを確認する
          </Button>
        }
      >
        <p>ボタンを押すと、登録したメールアドレスがあなたのものとして確認されます。</p>
        {props.error && <Banner tone="danger">{props.error}</Banner>}
      </OutcomeCard>
    );
  }
  const link = (
    <Button asChild variant="primary" size="lg" full>
      {state === "done" ? props.next : props.signIn}
    </Button>
  );
  if (state === "done") {
    return (
      <OutcomeCard icon="check" tone="success" title="メールアドレスを確認しました" actions={link}>
        {props.emailMasked && <p>{props.emailMasked} でサインインできます。</p>}
      </OutcomeCard>
    );
  }
  if (state === "signed_out" || state === "wrong_account") {
    return (
      <OutcomeCard
        icon="mail"
        title={stops[state].title}
        actions={state === "signed_out" ? link : props.otherAccount}
      >
        <p>{stops[state].text}</p>
        {state === "signed_out" && (
          <p className="quiet">
            パスワードを忘れたときは、サインインの画面から再設定してください。再設定すると、アドレスの確認も終わります。登録した覚えのないときは、何もせずにこの画面を閉じてください。
          </p>
        )}
      </OutcomeCard>
    );
  }
  const canResend = props.onResend !== undefined && state !== "link_used";
  const resend = (
    <Button variant="primary" size="lg" full loading={props.loading} onClick={props.onResend}>
      確認メールを送り直す
    </Button>
  );
  return (
    <OutcomeCard icon="warning" tone="warning" title={stops[state].title} actions={canResend ? resend : link}>
      <p>{stops[state].text}</p>
      {!canResend && state !== "link_used" && <p>送り直すには、先にサインインしてください。</p>}
      {props.error && <Banner tone="danger">{props.error}</Banner>}
    </OutcomeCard>
  );
}
