import { RelativeTime } from "@tsumugi/ui";

export const Updated = () => <RelativeTime value="2026-11-20T14:05:00+09:00" />;
