import { useNotifications } from "@tsumugi/hooks";
import { NotificationList } from "@tsumugi/patterns";
import { Button, Card, EmptyState } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { useReadNotices } from "../../shared/useReadNotices.ts";

const SHOWN = 6;

/** The newest お知らせ; each leads to its row and is read with that. */
export function RecentNotices() {
  const { notifications } = useNotifications();
  const { readByLink } = useReadNotices();
  return (
    <Card
      flush
      title="最近の動き"
      actions={
        <Button asChild size="sm" variant="ghost">
          <Link to={paths.notifications.getHref()}>すべて見る</Link>
        </Button>
      }
    >
      <NotificationList
        notifications={notifications.slice(0, SHOWN)}
        linkTo={(notice) => <Link to={notice.href} {...readByLink(notice)} />}
        empty={<EmptyState compact title="まだ動きはありません" />}
      />
    </Card>
  );
}
