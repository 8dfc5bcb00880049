import { useNotifications } from "@tsumugi/hooks";
import { NotificationList } from "@tsumugi/patterns";
import { Button, Card, EmptyState, Skeleton } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { ListBody } from "../../shared/ListBody.tsx";
import { useReadNotices } from "../../shared/useReadNotices.ts";

const SHOWN = 6;

/** The newest お知らせ; each leads to its row and is read with that. */
export function RecentNotices() {
  const list = useNotifications();
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
      <ListBody
        error={list.error}
        hasRows={list.notifications.length > 0}
        onRetry={() => void list.refresh()}
        retrying={list.isRefreshing}
      >
        {list.isLoading ? (
          <Skeleton shape="block" height={240} />
        ) : (
          <NotificationList
            notifications={list.notifications.slice(0, SHOWN)}
            linkTo={(notice) => <Link to={notice.href} {...readByLink(notice)} />}
            empty={<EmptyState compact title="まだ動きはありません" />}
          />
        )}
      </ListBody>
    </Card>
  );
}
