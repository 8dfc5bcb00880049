import { type TodoKind, type TodoKindCount, todoKindLabels } from "@tsumugi/contract";
import { CountChips } from "../../shared/CountChips.tsx";

export interface TodoSummaryProps {
  /** 待っている仕事の種類ごとの件数と、期限を過ぎた件数。 */
  kinds: readonly TodoKindCount[];
  /** 絞り込んでいる種類。null なら絞り込みません。 */
  value: TodoKind | null;
  /** 種類を押したとき。選んでいるものをもう一度押すと null です。 */
  onValueChange: (kind: TodoKind | null) => void;
}

/** The kinds that wait with their counts; one of them narrows the list. */
export function TodoSummary({ kinds, value, onValueChange }: TodoSummaryProps) {
  return (
    <CountChips
      label="種類で絞り込む"
      items={kinds.map(({ kind, total, overdue }) => ({
        key: kind,
        label: todoKindLabels[kind],
        count: total,
        isLate: overdue > 0,
      }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
