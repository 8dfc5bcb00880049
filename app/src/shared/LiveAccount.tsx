import type { PlatformAccount } from "@tsumugi/contract";
import { isApiError, useAccountMetrics } from "@tsumugi/hooks";
import { LiveFigure } from "@tsumugi/patterns";
import { messageOf } from "./errors.ts";

/** No fault of this page, and nothing that its reader can do here: the key that is missing or refused is the settings' matter. */
const UNCONNECTED = "いまの人数は表示できません（SNS連携が未設定か、キーが無効です）";

export interface LiveAccountProps {
  readonly account: Pick<PlatformAccount, "platform" | "handle" | "follower_count">;
}

/** An account's figures as its platform tells them now, beside what is stored. */
export function LiveAccount({ account }: LiveAccountProps) {
  const { accountMetrics, isLoading, error, refresh } = useAccountMetrics(account.platform, account.handle);
  const isUnconnected = isApiError(error) && error.code === "platform_not_configured";
  return (
    <LiveFigure
      unconnected={isUnconnected ? UNCONNECTED : undefined}
      figure={accountMetrics}
      storedCount={account.follower_count}
      loading={isLoading}
      error={error && messageOf(error)}
      onRetry={() => void refresh()}
    />
  );
}
