import { useCurrentUser } from "@tsumugi/hooks";
import { Banner, Button } from "@tsumugi/ui";
import { useSendVerification } from "./useSendVerification.ts";

/** For somebody who may go on all the same: the address is not confirmed yet, and how to do that. */
export function VerifyOwnEmail() {
  const { currentUser } = useCurrentUser();
  const { send, sentAt, isSending, error } = useSendVerification();
  if (sentAt !== undefined)
    return (
      <Banner tone="success" title="確認メールを送りました">
        {currentUser.email} に届いたリンクを24時間以内に開いてください。
      </Banner>
    );
  return (
    <Banner
      tone={error ? "danger" : "warning"}
      title="メールアドレスの確認が済んでいません"
      actions={
        <Button size="sm" loading={isSending} onClick={send}>
          確認メールを送る
        </Button>
      }
    >
      {error ?? "確認が済むまで、招待の承諾と企業の登録はできません。"}
    </Banner>
  );
}
