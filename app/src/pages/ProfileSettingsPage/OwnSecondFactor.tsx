import { useCurrentUser, useSecondFactor } from "@tsumugi/hooks";
import { Badge, Button, Card, Skeleton, Stack } from "@tsumugi/ui";
import { useState } from "react";
import { SecondFactorSetup } from "../../entrance/SecondFactorSetup.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";

/** The second step of one's own sign-in. */
export function OwnSecondFactor() {
  const { currentUser } = useCurrentUser();
  const { isOffered, secondFactor, error, refresh } = useSecondFactor();
  const [opened, setOpened] = useState<"set" | "remove">();
  if (!isOffered) return null;
  if (!secondFactor)
    return (
      <Card title="2段階認証">{error ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton />}</Card>
    );
  const { is_on, is_required, recovery_codes_left } = secondFactor;
  return (
    <Card title="2段階認証">
      <Stack>
        <p>
          <Badge tone={is_on ? "success" : "neutral"}>{is_on ? "オン" : "オフ"}</Badge>{" "}
          {is_on
            ? `サインインに認証アプリのコードを使います。リカバリーコードは残り${recovery_codes_left}個です。`
            : "パスワードを知られても、認証アプリのコードがなければサインインできないようにします。"}
        </p>
        {is_on && recovery_codes_left < 3 && (
          <p>リカバリーコードが少なくなりました。「設定し直す」と、新しい10個に替わります。</p>
        )}
        {is_on && is_required && <p>企業の設定で必要なため、オフにはできません。</p>}
        <div>
          <Button icon="lock" onClick={() => setOpened("set")}>
            {is_on ? "設定し直す" : "2段階認証を設定"}
          </Button>{" "}
          {is_on && !is_required && (
            <Button variant="ghost" onClick={() => setOpened("remove")}>
              オフにする
            </Button>
          )}
        </div>
      </Stack>
      {opened && (
        <SecondFactorSetup
          email={currentUser.email}
          isOn={is_on}
          removes={opened === "remove"}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}
