import { useCurrentUser, useNotifications, useUnreadNotificationCount } from "@tsumugi/hooks";
import { NotificationList } from "@tsumugi/patterns";
import { Button, Card, EmptyState, LoadMore, PageHeader, Select, Toolbar } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { ListBody } from "../../shared/ListBody.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useReadNotices } from "../../shared/useReadNotices.ts";
import { useUrlState } from "../../shared/useUrlState.ts";

export function NotificationsPage() {
  usePageTitle("お知らせ");
  const url = useUrlState();
  const isUnreadOnly = url.get("show") === "unread";
  const list = useNotifications({ unread: isUnreadOnly || undefined });
  const { unreadNotificationCount } = useUnreadNotificationCount();
  const { read, readAll, readByLink, isSubmitting } = useReadNotices();
  const { company } = useCurrentUser();

  return (
    <>
      <PageHeader
        title="お知らせ"
        lead={
          company
            ? "依頼への回答、下書きと投稿の提出、取込の完了などが届きます"
            : "企業への支払通知書の確認・相違・支払期日と、SNSのキーの不具合が届きます。クリエイターからの問い合わせは「サポート」に届きます"
        }
        actions={
          <>
            <Button asChild icon="settings">
              <Link to={paths.notificationSettings.getHref()}>受け取り方</Link>
            </Button>
            {/* Once all are read it stays, without effect: the focus is on it. */}
            {(list.notifications.length > 0 || isUnreadOnly) && (
              <Button
                icon="check"
                loading={isSubmitting}
                aria-disabled={unreadNotificationCount === 0 || list.notifications.length === 0}
                onClick={() => readAll(list.notifications)}
              >
                すべて既読にする
              </Button>
            )}
          </>
        }
      />
      <Card flush>
        <Toolbar>
          <Select
            inline
            aria-label="表示"
            options={[
              { value: "", label: "すべて" },
              { value: "unread", label: `未読のみ（${unreadNotificationCount}）` },
            ]}
            value={isUnreadOnly ? "unread" : ""}
            onChange={(event) => url.set({ show: event.target.value })}
          />
        </Toolbar>
        <ListBody
          error={list.error}
          hasRows={list.notifications.length > 0}
          onRetry={() => void list.refresh()}
          retrying={list.isRefreshing}
        >
          {list.isLoading ? (
            <PageSkeleton />
          ) : (
            <NotificationList
              notifications={list.notifications}
              unreadTotal={isUnreadOnly ? undefined : unreadNotificationCount}
              onRead={read}
              linkTo={(notification) => <Link to={notification.href} {...readByLink(notification)} />}
              empty={
                isUnreadOnly ? (
                  <EmptyState
                    kind="noMatch"
                    title="未読のお知らせはありません"
                    actions={<Button onClick={() => url.set({ show: null })}>すべて表示</Button>}
                  />
                ) : (
                  <EmptyState title="お知らせはまだありません">
                    {company
                      ? "クリエイターから回答が届くと、ここに表示されます。"
                      : "企業が支払通知書を確認するか、支払期日が近づくと、ここに表示されます。"}
                  </EmptyState>
                )
              }
            />
          )}
          <LoadMore
            shown={list.notifications.length}
            total={list.total}
            hasMore={list.hasMore}
            loading={list.isLoadingMore}
            onLoadMore={list.loadMore}
          />
        </ListBody>
      </Card>
    </>
  );
}
