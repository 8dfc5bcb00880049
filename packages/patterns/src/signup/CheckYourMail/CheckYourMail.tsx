import { Banner, Button } from "@tsumugi/ui";
import { useClock } from "@tsumugi/ui/clock";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { OutcomeCard } from "../OutcomeCard/OutcomeCard.tsx";

export interface CheckYourMailProps {
  /** メールを送った先。 */
  email: string;
  /** 最後に送った時刻（ミリ秒）。「もう一度送る」はここから待ちます。 */
  sentAt: number;
  /** もう一度送れるまでの秒数。既定は 60。 */
  cooldown?: number;
  /** 「もう一度送る」を押したとき。 */
  onResend: () => void;
  /** 送信中。 */
  loading?: boolean;
  /** 送れなかったわけ。原因、直し方の順に書きます。 */
  error?: ReactNode;
  /** 別のアドレスを入れ直すために戻るリンク。 */
  change?: ReactNode;
}

/** Whole seconds until `sentAt + cooldown`; counts down by itself. */
function useSecondsLeft(sentAt: number, cooldown: number): number {
  const clock = useClock();
  // A server cannot know how long the page is on its way: the whole wait, until the browser draws.
  const [now, setNow] = useState(sentAt);
  const left = Math.min(cooldown, Math.max(0, Math.ceil((sentAt + cooldown * 1000 - now) / 1000)));
  const isWaiting = left > 0;
  useLayoutEffect(() => {
    setNow(clock());
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(clock()), 1000);
    return () => clearInterval(timer);
  }, [clock, isWaiting, sentAt]);
  return left;
}

/** The mail is on its way: what to do there, and what when it does not come. */
export function CheckYourMail(props: CheckYourMailProps) {
  const { email, sentAt, cooldown = 60, loading = false } = props;
  const left = useSecondsLeft(sentAt, cooldown);
  return (
    <OutcomeCard
      icon="mail"
      title="確認メールを送りました"
      actions={
        <>
          <Button full loading={loading} aria-disabled={left > 0} onClick={props.onResend}>
            {left > 0 ? `もう一度送る（あと${left}秒）` : "もう一度送る"}
          </Button>
          {props.change}
        </>
      }
    >
      <p>
        <strong>{email}</strong> に届いたメールのリンクを24時間以内に開いてください。
      </p>
      <p className="quiet">届かないときは、迷惑メールとアドレスの入力間違いを確認してください。</p>
      {props.error && <Banner tone="danger">{props.error}</Banner>}
    </OutcomeCard>
  );
}
