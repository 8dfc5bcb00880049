import { useRealtimeConnection } from "@tsumugi/hooks";
import { Banner } from "@tsumugi/ui";

/** A server that starts again, and a train's tunnel, are over by then: nobody needs to hear of them. */
const NOTICE_AFTER_MS = 5_000;

/** Says that what is on screen is not the newest, and that nothing has to be done about it; goes by itself. */
export function ConnectionBanner() {
  const { isReconnecting } = useRealtimeConnection({ noticeAfterMs: NOTICE_AFTER_MS });
  if (!isReconnecting) return null;
  return (
    <Banner tone="warning">
      サーバーにつながっていないため、表示は少し前のものです。つながると自動で最新になります。入力中の内容はそのまま残ります。
    </Banner>
  );
}
