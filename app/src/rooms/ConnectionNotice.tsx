import { useRealtimeConnection } from "@tsumugi/hooks";
import { Banner } from "@tsumugi/ui";

/** Says that what is shown may be old; goes by itself. */
export function ConnectionNotice() {
  const { isReconnecting } = useRealtimeConnection();
  if (!isReconnecting) return null;
  return (
    <Banner tone="warning">再接続しています… つながるまでに送ったメッセージは、あとで順番に届きます。</Banner>
  );
}
