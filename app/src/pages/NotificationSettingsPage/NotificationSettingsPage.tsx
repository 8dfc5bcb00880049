import { useCurrentUser, useNotificationSettings } from "@tsumugi/hooks";
import { NotificationSettingsForm, SettingsFrame } from "@tsumugi/patterns";
import { Button, PageHeader, toast } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";

/** How each kind of お知らせ reaches one, and the daily mail. */
export function NotificationSettingsPage() {
  usePageTitle("お知らせの設定");
  const { company } = useCurrentUser();
  const { notificationSettings, saveNotificationSettings, ...query } = useNotificationSettings();
  const save = async (body: Parameters<typeof saveNotificationSettings>[0]) => {
    try {
      await saveNotificationSettings(body);
      toast.success("設定を保存しました", { id: "notification-settings" });
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  return (
    <SettingsFrame>
      <PageHeader
        title="お知らせの設定"
        lead={`${company ? `${company.name}での、自分の受け取り方です。` : ""}変更はすぐに保存されます。`}
        actions={
          <Button asChild icon="bell">
            <Link to={paths.notifications.getHref()}>お知らせを見る</Link>
          </Button>
        }
      />
      {notificationSettings ? (
        <NotificationSettingsForm
          // Every kind is about a company's work: the product's own people get none of them.
          kinds={company ? undefined : []}
          settings={notificationSettings}
          digestHint={
            company
              ? undefined
              : "サポートの未読の件数を、1日1通のメールでお知らせします。未読がない日は送りません。"
          }
          onChannelChange={(kind, channel) => void save({ channels: { [kind]: channel } })}
          onDigestHourChange={(digest_hour) => void save({ channels: {}, digest_hour })}
        />
      ) : query.error ? (
        <LoadFailure error={query.error} onRetry={() => void query.refresh()} />
      ) : (
        <PageSkeleton />
      )}
    </SettingsFrame>
  );
}
