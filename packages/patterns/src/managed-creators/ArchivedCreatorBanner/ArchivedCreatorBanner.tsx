import { Banner, Button } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { daysUntil, formatDay } from "@tsumugi/ui/format";

export interface ArchivedCreatorBannerProps {
  /** アーカイブした日時と、個人情報を消去する日。アーカイブ済みで日がなければ消去済みです。使っている記録なら何も出しません。 */
  creator: {
    archived_at: string | null;
    /** `YYYY-MM-DD`, 30 days after it was archived; null of an archived one: its personal data is erased. */
    erase_on: string | null;
  };
  /** 元に戻すとき。書き込めない人には渡しません。 */
  onRestore?: () => void;
  /** 元に戻している間。 */
  restoring?: boolean;
  /** 個人情報をすぐに消去するとき。管理者だけに渡します。 */
  onErase?: () => void;
}

/** An archived record: until when it can be brought back, and the way to do it; an erased one never can. Nothing for one in use. */
export function ArchivedCreatorBanner({
  creator,
  onRestore,
  restoring,
  onErase,
}: ArchivedCreatorBannerProps) {
  const now = useNow();
  if (!creator.archived_at) return null;
  if (!creator.erase_on)
    return (
      <Banner tone="warning" title="個人情報を消去済みです">
        元には戻せません。案件とやりとりの記録は残ります。また取引するときは、新しく登録してください。
      </Banner>
    );
  const days = daysUntil(creator.erase_on, now);
  const left = days === 0 ? "今日、" : `あと${days}日で`;
  // Every night erases whose day has come, but for those with a job under way.
  const words =
    days < 0
      ? `進行中の依頼があるため、個人情報はまだ消去していません（予定は${formatDay(creator.erase_on)}）。依頼がすべて終わると消去されます。それまでは元に戻せます。`
      : `${left}個人情報が消去されます（${formatDay(creator.erase_on)}）。それまでは元に戻せます。`;
  return (
    <Banner
      tone={days <= 3 ? "danger" : "warning"}
      title="アーカイブ済みです"
      actions={
        (onRestore || onErase) && (
          <>
            {onErase && (
              <Button size="sm" variant="danger-quiet" onClick={onErase}>
                個人情報を消去
              </Button>
            )}
            {onRestore && (
              <Button size="sm" icon="restore" loading={restoring} onClick={onRestore}>
                元に戻す
              </Button>
            )}
          </>
        )
      }
    >
      {words}
    </Banner>
  );
}
