import { useEndOtherSessions, useEndSession, useSignedInDevices } from "@tsumugi/hooks";
import { DeviceList } from "@tsumugi/patterns";
import { Button, Card, ConfirmDialog, Stack, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";

/** Where one is signed in, to end what is not one's own. */
export function OwnDevices() {
  const { isListed, devices, isLoading, error, refresh } = useSignedInDevices();
  const { endSession } = useEndSession();
  const { endOtherSessions } = useEndOtherSessions();
  const [ending, setEnding] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  if (!isListed) return <NotListed />;

  const endOne = async (uid: string, name: string) => {
    setEnding(uid);
    try {
      await endSession(uid);
      toast.success(`${name || "端末"}をサインアウトしました`);
    } catch (cause) {
      toast.error(fullMessageOf(cause));
      await refresh();
    } finally {
      setEnding(undefined);
    }
  };
  const endOthers = async () => {
    const ended = await endOtherSessions();
    toast.success(`ほかの端末（${ended}件）をサインアウトしました`);
  };
  const others = devices.filter(({ is_current }) => !is_current).length;

  return (
    <Card title="サインイン中の端末">
      {error && devices.length === 0 ? (
        <LoadFailure error={error} onRetry={refresh} />
      ) : (
        <Stack>
          <p>
            見覚えのない端末があれば、サインアウトしてからパスワードを変更してください。どの端末も、しばらく使わなければ、使い続けていてもサインインから30日で、自動的にサインアウトします。
          </p>
          <DeviceList
            devices={devices}
            loading={isLoading}
            signingOut={ending}
            onSignOut={({ uid, device }) => void endOne(uid, device)}
          />
          {others > 0 && (
            <div>
              <Button icon="logout" onClick={() => setAsking(true)}>
                ほかの端末をすべてサインアウト
              </Button>
            </div>
          )}
        </Stack>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`ほかの端末（${others}件）をサインアウトしますか？`}
        description="この端末はそのまま使えます。ほかの端末で送信していない文章は、その端末に残ります。"
        confirmLabel="サインアウトする"
        errorText={fullMessageOf}
        onConfirm={endOthers}
      />
    </Card>
  );
}

/** The sign-in service keeps no list: how to end the other sessions all the same. */
const NotListed = () => (
  <Card title="サインイン中の端末">
    <p>
      このサインインの方式では、端末の一覧を表示できません。見覚えのない端末が使われたおそれがあるときは、「パスワードを忘れたとき」からパスワードを変更してください。ほかの端末のサインインは、1時間以内に終わります。
    </p>
  </Card>
);
