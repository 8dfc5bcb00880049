import { useCurrentUser } from "@tsumugi/hooks";
import { CheckYourMail, OutcomeCard } from "@tsumugi/patterns";
import { Banner, Button } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { paths } from "../paths.ts";
import { useLocation } from "../routing/address.ts";
import { useSendVerification } from "./useSendVerification.ts";

/** The page that this stands on, where it is not home. */
function useHere(): string | undefined {
  const { pathname, search } = useLocation();
  return pathname === paths.home.path ? undefined : `${pathname}${search}`;
}

export interface VerifyFirstProps {
  /** What else can be done: another account. */
  readonly children?: ReactNode;
}

/** Stands where somebody cannot go on before their address is confirmed; goes away by itself once it is. */
export function VerifyFirst({ children }: VerifyFirstProps) {
  const { currentUser, refresh } = useCurrentUser();
  const { send, sentAt, isSending, error } = useSendVerification(useHere());
  const done = (
    <Button variant="ghost" full onClick={() => void refresh()}>
      確認を終えたので続ける
    </Button>
  );
  if (sentAt !== undefined) {
    return (
      <CheckYourMail
        email={currentUser.email}
        sentAt={sentAt}
        onResend={send}
        loading={isSending}
        error={error}
        change={
          <>
            {done}
            {children}
          </>
        }
      />
    );
  }
  return (
    <OutcomeCard
      icon="mail"
      title="メールアドレスを確認してください"
      actions={
        <>
          <Button variant="primary" size="lg" full loading={isSending} onClick={send}>
            確認メールをもう一度送る
          </Button>
          {done}
          {children}
        </>
      }
    >
      <p>
        <strong>{currentUser.email}</strong> に届いた確認メールのリンクを開くと、先に進めます。
      </p>
      <p className="quiet">届いていないときや期限が切れたときは、もう一度送ってください。</p>
      {error && <Banner tone="danger">{error}</Banner>}
    </OutcomeCard>
  );
}
