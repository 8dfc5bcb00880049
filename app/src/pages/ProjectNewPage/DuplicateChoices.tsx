import { Banner, Card, Checkbox, Stack } from "@tsumugi/ui";

export interface DuplicateChoice {
  readonly with_creators: boolean;
  readonly with_fees: boolean;
}

export interface DuplicateChoicesProps {
  readonly name: string;
  readonly creatorCount: number;
  /** Weeks by which the days were moved; 0: none lay in the past. */
  readonly weeks: number;
  readonly value: DuplicateChoice;
  readonly onChange: (value: DuplicateChoice) => void;
}

/** What comes along beside the fields of the form, and what became of the days. */
export function DuplicateChoices({ name, creatorCount, weeks, value, onChange }: DuplicateChoicesProps) {
  return (
    <Card title="複製で引き継ぐもの">
      <Stack gap="sm">
        <p>
          「{name}
          」の表の列、ハッシュタグ、PR表記のルール、下書きの確認のしかた、依頼の条件、リマインドの設定は引き継がれます。
        </p>
        {creatorCount > 0 && (
          <Checkbox
            label={`クリエイターも引き継ぐ（候補として${creatorCount}名）`}
            description="アーカイブ・消去したクリエイターは除きます。依頼や投稿は引き継ぎません"
            checked={value.with_creators}
            onChange={(event) => onChange({ ...value, with_creators: event.target.checked })}
          />
        )}
        {value.with_creators && (
          <Checkbox
            label="報酬も予定として引き継ぐ"
            checked={value.with_fees}
            onChange={(event) => onChange({ ...value, with_fees: event.target.checked })}
          />
        )}
        {weeks > 0 && (
          <Banner tone="info">
            過ぎた日付があったため、すべての日付を{weeks}週間後ろへずらしました。曜日と間隔は元のままです。
          </Banner>
        )}
      </Stack>
    </Card>
  );
}
