import { useResendOwnInvitations } from "@tsumugi/hooks";
import { Banner, Button } from "@tsumugi/ui";
import { useState } from "react";
import { messageOf } from "../shared/errors.ts";

/** For somebody who was invited and has lost the mail: it is sent again, to the own address alone. */
export function LostInvitation({ email }: { readonly email: string }) {
  const { resendOwnInvitations, isSubmitting, error } = useResendOwnInvitations();
  const [sent, setSent] = useState<number>();
  const resend = async () => {
    try {
      setSent(await resendOwnInvitations());
    } catch {
      // Shown below.
    }
  };
  if (sent)
    return (
      <Banner tone="success" title="招待メールを送り直しました">
        {email} に届いたメールのリンクから参加してください。前のメールのリンクは使えなくなりました。
      </Banner>
    );
  return (
    <>
      <Button variant="ghost" full loading={isSubmitting} onClick={() => void resend()}>
        届いた招待メールを送り直す
      </Button>
      {sent === 0 && (
        <Banner tone="warning" title="このアドレスへの招待は見つかりません">
          招待した人に、{email} への招待を依頼してください。
        </Banner>
      )}
      {error && <Banner tone="danger">{messageOf(error)}</Banner>}
    </>
  );
}
