import { Banner, Button } from "@tsumugi/ui";
import type { ReactElement, ReactNode } from "react";
import { OutcomeCard } from "../OutcomeCard/OutcomeCard.tsx";
import type { VerificationState } from "../verification.types.ts";

export interface ConfirmEmailChangeCardProps {
  /** リンクの状態。`ready` ならボタンを出し、ほかは結果か、進めないわけを出します。 */
  state: VerificationState;
  /** 一部を伏せた新しいアドレス。`n***@example.jp`。変更が済んだら渡します。 */
  emailMasked?: string;
  /** 変更を確定するボタンを押したとき。 */
  onConfirm: () => void;
  /** 変更中。 */
  confirming?: boolean;
  /** `state` のほかに起きた失敗。原因、直し方の順に書きます。 */
  error?: ReactNode;
  /** 文字の入った「サインインへ」のリンク。変更するとどの端末もサインアウトします。 */
  signIn: ReactElement;
  /** 変更をもう一度申し込める、自分の設定へのリンク。 */
  settings: ReactElement;
}

const stops = {
  link_expired: {
    title: "リンクの期限が切れています",
    text: "リンクは24時間で切れ、新しく申し込むと前のものは使えなくなります。設定から、もう一度申し込んでください。",
  },
  link_used: {
    title: "このリンクは使用済みです",
    text: "変更は済んでいます。新しいメールアドレスでサインインしてください。",
  },
  not_found: {
    title: "リンクが見つかりません",
    text: "変更が取り消されたか、URLが途中で切れている可能性があります。設定から、もう一度申し込んでください。",
  },
  conflict: {
    title: "このメールアドレスには変更できません",
    text: "申し込みのあとに、ほかのアカウントで使われ始めました。設定から、別のアドレスで申し込んでください。",
  },
} as const;

/** The second step of changing the sign-in address, by a press. */
export function ConfirmEmailChangeCard(props: ConfirmEmailChangeCardProps) {
  const { state } = props;
  if (state === "ready") {
    return (
      <OutcomeCard
        icon="mail"
        title="メールアドレスを変更します"
        actions={
          <Button variant="primary" size="lg" full loading={props.confirming} onClick={props.onConfirm}>
            新しいアドレスに変更する
          </Button>
        }
      >
        <p>ボタンを押すと、次のサインインから新しいメールアドレスを使います。</p>
        <p className="quiet">
          すべての端末がサインアウトします。変更したことは、前のアドレスにもメールで知らせます。
        </p>
        {props.error && <Banner tone="danger">{props.error}</Banner>}
      </OutcomeCard>
    );
  }
  const isSignIn = state === "done" || state === "link_used";
  const link = (
    <Button asChild variant="primary" size="lg" full>
      {isSignIn ? props.signIn : props.settings}
    </Button>
  );
  if (state === "done") {
    return (
      <OutcomeCard icon="check" tone="success" title="メールアドレスを変更しました" actions={link}>
        <p>{props.emailMasked ?? "新しいアドレス"} でサインインしてください。</p>
      </OutcomeCard>
    );
  }
  return (
    <OutcomeCard icon="warning" tone="warning" title={stops[state].title} actions={link}>
      <p>{stops[state].text}</p>
    </OutcomeCard>
  );
}
