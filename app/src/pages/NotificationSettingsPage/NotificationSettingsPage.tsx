import { operatorNotificationKinds } from "@tsumugi/contract";
import { useCurrentUser, useNotificationSettings } from "@tsumugi/hooks";
import { NotificationSettingsForm, SettingsFrame } from "@tsumugi/patterns";
import { Button, PageHeader, toast } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";

/** The product's own people hear of what they pay companies, and of the server's own keys. */
const ofOperators = {
  kinds: operatorNotificationKinds,
  kindNotes: {
    notice_confirmed: "企業が支払通知書を確認したとき",
    notice_disputed: "企業から支払通知書に相違の連絡があったとき",
    notice_due: "企業への支払期日が近いときと、銀行から振込が返されたとき",
    platform_key: "SNSがサーバーのAPIキーを受け付けなくなったとき",
  },
  digestHint:
    "サポートの未読の件数と、まだ見ていないお知らせを、1日1通にまとめます。何もない日は送りません。",
};

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
          {...(!company && ofOperators)}
          settings={notificationSettings}
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
