import {
  type NotificationChannel,
  type NotificationKind,
  type NotificationSettings,
  notificationChannelLabels,
  notificationKindLabels,
  notificationKinds,
} from "@tsumugi/contract";
import { Card, FormField, Select, Stack } from "@tsumugi/ui";
import { styled } from "styled-components";
import { optionsOf } from "../../shared/optionsOf.ts";

const Kinds = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 180px;
    align-items: center;
    gap: 4px 16px;
    padding: 10px 20px;
    border-bottom: 1px solid var(--tsu-border);
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & .label {
    font-weight: 600;
  }
  & .note {
    display: block;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 400;
  }
  @media (max-width: 640px) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      padding: 12px 16px;
    }
  }
`;

const channels = optionsOf(notificationChannelLabels);

const notes: Record<NotificationKind, string> = {
  job_answered: "依頼を引き受けた・断った・条件を相談したいとき",
  draft_submitted: "クリエイターが下書きか、その直しを送ったとき",
  post_submitted: "クリエイターが投稿のURLを登録したとき",
  post_lost: "登録した投稿が削除・非公開になったか、本文が変わったとき",
  row_comment: "案件の行で自分宛てにコメントされたとき、書いた行か担当の案件にコメントが付いたとき",
  platform_key: "SNSが自社のAPIキーを受け付けなくなったとき（管理者）",
  import_finished: "自分が始めた取込が終わったとき",
  notice_confirmed: "支払通知書が確認されたとき",
  notice_disputed: "支払通知書に相違の連絡があったとき",
  payee_account: "支払先の口座が登録・変更・削除されたとき",
  notice_received: "運営から支払通知書が届いたとき",
  notice_due: "未払いの支払通知書の支払期日が近いとき",
  member_joined: "招待した人がメンバーに加わったとき",
  work_handed_over: "メンバーから外れた人の担当を引き継いだとき",
  contract: "契約期間の終わりが近づいたとき",
  comment_not_sent: "予約したメッセージを送れなかったとき",
};

const NEVER = "";
const hours = [
  { value: NEVER, label: "送らない" },
  ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `毎日 ${hour}:00` })),
];

const DIGEST_HINT =
  "未返信の部屋（クリエイターの名前と案件）、まだ見ていないお知らせ、未読メッセージの件数を、1日1通にまとめます。何もない日は送りません。";

export interface NotificationSettingsFormProps {
  /** 種類ごとの受け取り方と、まとめのメールの時刻（0〜23 時、送らないなら null）。 */
  settings: Pick<NotificationSettings, "channels" | "digest_hour">;
  /** 受け取り方を選ぶ種類。既定はすべて。空なら種類ごとの欄は出ません。 */
  kinds?: readonly NotificationKind[];
  /** 種類の説明のうち、言い換えるもの。メンバーが受け取るものと違うときに渡します。 */
  kindNotes?: Partial<Record<NotificationKind, string>>;
  /** まとめのメールに入るものの説明。メンバーが受け取るものと違うときに渡します。 */
  digestHint?: string;
  /** 1 つの種類の受け取り方を選び直したとき。 */
  onChannelChange: (kind: NotificationKind, channel: NotificationChannel) => void;
  /** まとめのメールの時刻を選び直したとき。送らないなら null。 */
  onDigestHourChange: (hour: number | null) => void;
}

/** How each kind of お知らせ reaches one. Every change is kept at once. */
export function NotificationSettingsForm(props: NotificationSettingsFormProps) {
  const { settings, kinds = notificationKinds, digestHint, onChannelChange, onDigestHourChange } = props;
  const kindNotes = { ...notes, ...props.kindNotes };
  return (
    <Stack gap="lg" layout="aside">
      {kinds.length > 0 && (
        <Card title="種類ごとの受け取り方" flush>
          <Kinds>
            {kinds.map((kind) => (
              <li key={kind}>
                <span className="label">
                  {notificationKindLabels[kind]}
                  <span className="note">{kindNotes[kind]}</span>
                </span>
                <Select
                  aria-label={`${notificationKindLabels[kind]}の受け取り方`}
                  options={channels}
                  value={settings.channels[kind]}
                  onChange={(event) => onChannelChange(kind, event.target.value as NotificationChannel)}
                />
              </li>
            ))}
          </Kinds>
        </Card>
      )}
      <Card title="まとめのメール">
        <FormField label="送る時刻（日本時間）" hint={digestHint ?? DIGEST_HINT}>
          <Select
            width="md"
            options={hours}
            value={settings.digest_hour === null ? NEVER : String(settings.digest_hour)}
            onChange={(event) => {
              const { value } = event.target;
              onDigestHourChange(value === NEVER ? null : Number(value));
            }}
          />
        </FormField>
      </Card>
    </Stack>
  );
}
