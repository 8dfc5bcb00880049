import { useMarkNotificationRead, useNotifications, useUnreadNotificationCount } from "@tsumugi/hooks";
import { NotificationPopover, toast } from "@tsumugi/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { fullMessageOf } from "../../shared/errors.ts";

/** The newest notifications under the bell; opening one marks it read. */
export function NotificationsPopover() {
  const [isOpen, setOpen] = useState(false);
  const { notifications } = useNotifications();
  const { unreadNotificationCount } = useUnreadNotificationCount();
  const { markNotificationRead } = useMarkNotificationRead();
  const mark = (uid: string) =>
    markNotificationRead(uid).catch((error: unknown) => toast.error(fullMessageOf(error)));
  return (
    <NotificationPopover
      open={isOpen}
      onOpenChange={setOpen}
      unreadCount={unreadNotificationCount}
      onMarkAllRead={() => void mark("all")}
      notifications={notifications.slice(0, 20)}
      linkTo={(notification) => (
        <Link
          to={notification.href}
          onClick={() => {
            setOpen(false);
            if (notification.read_at === null) void mark(notification.uid);
          }}
        />
      )}
      allLink={
        <Link to={paths.notifications.getHref()} onClick={() => setOpen(false)}>
          すべてのお知らせを見る
        </Link>
      }
    />
  );
}
