import { Banner, Button, Card, Stack } from "@tsumugi/ui";
import type { ReactNode } from "react";

export interface PasswordResetCardProps {
  /** Where the mail goes. */
  email: string;
  /** Sends a mail with the link to a new password. */
  onSend: () => void;
  sending?: boolean;
  /** The mail is on its way. */
  sent?: boolean;
  error?: ReactNode;
}

/** The password is never typed here: a mail to the own address leads to a new one. */
export function PasswordResetCard({ email, onSend, sending, sent = false, error }: PasswordResetCardProps) {
  return (
    <Card title="パスワード">
      <Stack>
        <p>パスワードを変えるためのリンクを {email} に送ります。変えると、ほかの端末はサインアウトします。</p>
        {sent && (
          <Banner tone="success">
            再設定のメールを送りました。届かないときは迷惑メールも確認してください。
          </Banner>
        )}
        {error && <Banner tone="danger">{error}</Banner>}
        <div>
          <Button icon="mail" loading={sending} onClick={onSend}>
            {sent ? "もう一度送る" : "再設定のメールを送る"}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
