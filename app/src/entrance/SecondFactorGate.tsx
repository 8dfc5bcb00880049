import { useSession } from "@tsumugi/hooks";
import { EntranceLayout } from "@tsumugi/patterns";
import { Button } from "@tsumugi/ui";
import { useState } from "react";
import { LeaveQuestion } from "../shared/LeaveGuard.tsx";
import { usePageTitle } from "../shared/usePageTitle.ts";
import { SecondFactorSetup } from "./SecondFactorSetup.tsx";

/** In the way of every screen until the second factor that the company asks for is set up. */
export function SecondFactorGate({ onStart, onFinish }: { onStart: () => void; onFinish: () => void }) {
  usePageTitle("2段階認証の設定");
  const { currentUser, signOut } = useSession();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    onStart();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    onFinish();
  };
  return (
    <EntranceLayout
      title="2段階認証の設定が必要です"
      lead="企業（運営のアカウントでは運営）の設定により、サインインにはパスワードのほかに認証アプリのコードが必要です。スマートフォンに認証アプリ（Google Authenticator、Microsoft Authenticator、1Password など）を用意してください。"
    >
      <Button variant="primary" size="lg" full onClick={open}>
        設定を始める
      </Button>
      <Button full onClick={() => void signOut()}>
        サインアウト
      </Button>
      {isOpen && <SecondFactorSetup email={currentUser?.email ?? ""} isOn={false} onClose={close} />}
      <LeaveQuestion />
    </EntranceLayout>
  );
}
