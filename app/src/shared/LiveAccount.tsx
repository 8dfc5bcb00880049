import type { PlatformAccount } from "@tsumugi/contract";
import { useAccountMetrics } from "@tsumugi/hooks";
import { LiveFigure } from "@tsumugi/patterns";
import { messageOf } from "./errors.ts";

export interface LiveAccountProps {
  readonly account: Pick<PlatformAccount, "platform" | "handle" | "follower_count">;
}

/** An account's figures as its platform tells them now, beside what is stored. */
export function LiveAccount({ account }: LiveAccountProps) {
  const { accountMetrics, isLoading, error, refresh } = useAccountMetrics(account.platform, account.handle);
  return (
    <LiveFigure
      figure={accountMetrics}
      storedCount={account.follower_count}
      loading={isLoading}
      error={error && messageOf(error)}
      onRetry={() => void refresh()}
    />
  );
}
