import type { EmailChange } from "@tsumugi/contract";
import { useCancelEmailChange, useResendEmailChange } from "@tsumugi/hooks";
import { Banner, Button, formatDateTime, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

export interface WaitingEmailChangeProps {
  readonly change: EmailChange;
  /** Reads the state again: somewhere else it may have been confirmed or taken back. */
  readonly onGone: () => Promise<void>;
}

/** A change of address that was asked for: where its link went, how long it is good, and the two ways on. */
export function WaitingEmailChange({ change, onGone }: WaitingEmailChangeProps) {
  const resend = useResendEmailChange();
  const cancel = useCancelEmailChange();
  const [problem, setProblem] = useState<string>();

  const attempt = async (call: () => Promise<unknown>, done: string) => {
    setProblem(undefined);
    try {
      await call();
      toast.success(done);
    } catch (cause) {
      setProblem(fullMessageOf(cause));
      await onGone();
    }
  };

  return (
    <Banner
      tone={problem ? "danger" : "info"}
      title={`${change.email} への変更の確認待ちです`}
      actions={
        <>
          <Button
            size="sm"
            loading={resend.isSubmitting}
            onClick={() => void attempt(resend.resendEmailChange, "確認のメールを送り直しました")}
          >
            送り直す
          </Button>
          <Button
            size="sm"
            loading={cancel.isSubmitting}
            onClick={() => void attempt(cancel.cancelEmailChange, "メールアドレスの変更を取り消しました")}
          >
            取り消す
          </Button>
        </>
      }
    >
      {problem ??
        `届いたリンクを ${formatDateTime(change.expires_at)} までに開くと変わります。それまでは今のアドレスのままです。`}
    </Banner>
  );
}
