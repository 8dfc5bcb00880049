import { useSupportChatRooms } from "@tsumugi/hooks";
import { WaitingBadge, waitingOf } from "@tsumugi/patterns";
import { Button, Skeleton, Stack } from "@tsumugi/ui";
import { useAtPresent } from "@tsumugi/ui/clock";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";

/** The longest waiting stand first: those that are late are all within the first page, unless it is full of them. */
const FIRST = 50;

/** How many creators wait for an answer, for how long the longest has, and how many too long. */
export function SupportWaiting() {
  const list = useSupportChatRooms({ needs_reply: true, limit: FIRST });
  const rooms = list.supportChatRooms;
  const late = useAtPresent(
    (now) =>
      rooms.filter(({ waitingSince }) => waitingSince && waitingOf(waitingSince, now).level === "late")
        .length,
  );
  const longest = rooms[0]?.waitingSince;
  if (list.error && rooms.length === 0)
    return <LoadFailure error={list.error} onRetry={() => void list.refresh()} />;
  if (list.isLoading) return <Skeleton shape="block" height={40} />;
  if (rooms.length === 0) return <p>返信を待っている問い合わせはありません。</p>;
  const lateCount = late === FIRST && list.hasMore ? `${late}件以上` : `${late}件`;
  return (
    <Stack layout="row">
      <Button asChild variant={late > 0 ? "primary" : "secondary"} icon="chat">
        <Link to={paths.adminSupport.getHref({ tab: "waiting" })}>
          未返信 {(list.total ?? rooms.length).toLocaleString("ja-JP")}件に返す
        </Link>
      </Button>
      {longest && (
        <span>
          最も長いもの <WaitingBadge since={longest} />
        </span>
      )}
      {late > 0 && <span>対応が遅れているもの {lateCount}</span>}
    </Stack>
  );
}
