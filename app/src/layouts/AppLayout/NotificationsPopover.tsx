import { useNotifications, useUnreadNotificationCount } from "@tsumugi/hooks";
import { NotificationPopover } from "@tsumugi/patterns";
import { Spinner } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { useReadNotices } from "../../shared/useReadNotices.ts";
import { useOpenHere } from "./useOpenHere.ts";

/** The newest notifications under the bell; opening one marks it read. */
export function NotificationsPopover() {
  const [isOpen, setOpen] = useOpenHere();
  const { notifications, error, isLoading, isRefreshing, refresh } = useNotifications();
  const { unreadNotificationCount } = useUnreadNotificationCount();
  const { read, readAll, readByLink } = useReadNotices();
  return (
    <NotificationPopover
      open={isOpen}
      onOpenChange={setOpen}
      unreadCount={unreadNotificationCount}
      // Nobody has seen what is not shown.
      onMarkAllRead={notifications.length > 0 ? () => readAll(notifications) : undefined}
      empty={
        error ? (
          <LoadFailure error={error} onRetry={() => void refresh()} retrying={isRefreshing} />
        ) : isLoading ? (
          <Spinner label="お知らせを読み込んでいます" />
        ) : undefined
      }
      onRead={read}
      notifications={notifications.slice(0, 20)}
      linkTo={(notification) => (
        <Link to={notification.href} {...readByLink(notification, () => setOpen(false))} />
      )}
      allLink={
        <Link to={paths.notifications.getHref()} onClick={() => setOpen(false)}>
          すべてのお知らせを見る
        </Link>
      }
    />
  );
}
