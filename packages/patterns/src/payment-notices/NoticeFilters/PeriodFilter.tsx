import { Button, DateRangeField, Popover, Stack } from "@tsumugi/ui";
import type { NoticeFilterValue } from "./noticeFilterValue.ts";

type Days = Pick<NoticeFilterValue, "due_from" | "due_to" | "transaction_from" | "transaction_to">;

export interface PeriodFilterProps {
  /** いまの支払期日と取引日の範囲。 */
  value: Days;
  /** 変わった両端だけが渡ります。 */
  onValueChange: (change: Days) => void;
  /** 支払期日が支払月で決まっています。そのときは支払月のボタンに印が付きます。 */
  isMonth: boolean;
}

/** Due day and transaction day from … to …, behind one button: two periods side by side took a row of their own. */
export function PeriodFilter({ value, onValueChange, isMonth }: PeriodFilterProps) {
  const { due_from, due_to, transaction_from, transaction_to } = value;
  const hasDue = !isMonth && (due_from ?? due_to) !== undefined;
  const isActive = hasDue || (transaction_from ?? transaction_to) !== undefined;
  return (
    <Popover
      label="日付で絞り込む"
      trigger={
        <Button size="sm" iconEnd="chevronDown" data-active={isActive || undefined}>
          日付
        </Button>
      }
    >
      <Stack gap="sm">
        <span aria-hidden="true">支払期日</span>
        <DateRangeField
          label="支払期日"
          presets={[]}
          value={{ from: due_from ?? null, to: due_to ?? null }}
          onValueChange={({ from, to }) =>
            onValueChange({ due_from: from ?? undefined, due_to: to ?? undefined })
          }
        />
        <span aria-hidden="true">取引日</span>
        <DateRangeField
          label="取引日"
          presets={[]}
          value={{ from: transaction_from ?? null, to: transaction_to ?? null }}
          onValueChange={({ from, to }) =>
            onValueChange({ transaction_from: from ?? undefined, transaction_to: to ?? undefined })
          }
        />
      </Stack>
    </Popover>
  );
}
