import type { Platform } from "@tsumugi/contract";
import { useRecentMedia } from "@tsumugi/hooks";
import { RecentMediaPicker } from "@tsumugi/patterns";
import { useState } from "react";
import { fullMessageOf } from "../shared/errors.ts";

export interface RecentMediaProps {
  /** Nothing is asked before a creator is chosen. */
  readonly jobRequestUid: string;
  readonly picked: ReadonlySet<string>;
  readonly onPick: (url: string) => void;
}

/** The chosen creator's newest posts, read from the platform. */
export function RecentMedia({ jobRequestUid, ...picker }: RecentMediaProps) {
  const [platform, setPlatform] = useState<Platform>("instagram");
  const { media, unread, isLoading, error, refresh } = useRecentMedia(platform, jobRequestUid || null);
  if (!jobRequestUid) return null;
  return (
    <RecentMediaPicker
      {...picker}
      platform={platform}
      onPlatformChange={setPlatform}
      media={media}
      unread={unread}
      loading={isLoading}
      error={error && fullMessageOf(error)}
      onRetry={() => void refresh()}
    />
  );
}
