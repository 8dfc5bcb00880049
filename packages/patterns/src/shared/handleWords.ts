import type { Platform } from "@tsumugi/contract";

/** An account's name as its platform writes it. A channel of YouTube without a name of its own has an id alone. */
export const handleWords = ({ platform, handle }: { platform: Platform; handle: string }): string =>
  platform === "youtube" && /^UC[\w-]{22}$/.test(handle) ? handle : `@${handle}`;
