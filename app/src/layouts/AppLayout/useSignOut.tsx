import { clearDrafts, useSession, useUnsent } from "@tsumugi/hooks";
import { ConfirmDialog } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";

const STAYS =
  "このブラウザーに残り、次に同じアカウントでここからサインインしたときに送信されます（受け付けられなかったものと、1日以上前のものは、再送か削除を待ちます）。今すぐ送るには、接続を確かめて、メッセージの画面で再送してください。";
const GOES = "書きかけの文章と、添付した画像は消えます。";

/** Signs out; asks first where something was written that has not arrived. */
export function useSignOut() {
  const { signOut } = useSession();
  const { unsentCount, hasDrafts } = useUnsent();
  const [isAsking, setAsking] = useState(false);

  const leave = async () => {
    await signOut();
    await clearDrafts();
    // A full load leaves nothing of the person in memory.
    window.location.assign(paths.signIn.getHref());
  };
  return {
    signOut: () => (unsentCount > 0 ? setAsking(true) : void leave()),
    /** Draw it anywhere. */
    signOutDialog: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`送信できていないメッセージが${unsentCount}件あります`}
        description={hasDrafts ? `${STAYS}${GOES}` : STAYS}
        confirmLabel="サインアウトする"
        onConfirm={leave}
      />
    ),
  };
}
