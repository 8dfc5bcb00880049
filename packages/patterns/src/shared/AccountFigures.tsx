import type { Platform } from "@tsumugi/contract";
import { CompactNumber } from "@tsumugi/ui";
import { handleWords } from "./handleWords.ts";
import { PlatformIcon } from "./PlatformIcon.tsx";

export interface AccountFiguresProps {
  accounts: readonly { platform: Platform; handle: string; follower_count: number | null }[];
}

/** The first three accounts of a row, each with its followers. The table's root says how `.accounts` looks. */
export const AccountFigures = ({ accounts }: AccountFiguresProps) => (
  <span className="accounts">
    {accounts.slice(0, 3).map((account) => (
      <span key={`${account.platform}/${account.handle}`} title={handleWords(account)}>
        <PlatformIcon platform={account.platform} size={15} />
        <CompactNumber value={account.follower_count} />
      </span>
    ))}
  </span>
);
