import { Button, EmptyState } from "@tsumugi/ui";
import type { ReactNode } from "react";

export interface NoticesEmptyProps {
  readonly isFiltered: boolean;
  readonly isReceived: boolean;
  readonly onClear: () => void;
  readonly firstStep?: ReactNode;
}

/** No row: because of the filter, because nothing was sent to the company, or because none was made yet. */
export function NoticesEmpty({ isFiltered, isReceived, onClear, firstStep }: NoticesEmptyProps) {
  if (isFiltered)
    return (
      <EmptyState
        kind="noMatch"
        title="条件に合う支払通知書はありません"
        actions={<Button onClick={onClear}>条件を消す</Button>}
      >
        期間や金額の幅を広げるか、条件を減らしてください。
      </EmptyState>
    );
  if (isReceived)
    return (
      <EmptyState title="受け取った支払通知書はまだありません">
        運営から精算の支払通知書が発行されると、お知らせが届き、ここで確認できます。
      </EmptyState>
    );
  return (
    <EmptyState title="支払通知書はまだありません" actions={firstStep}>
      検収した依頼を選ぶと、支払先ごとに下書きを作れます。発行すると、支払先に確認をお願いします。
    </EmptyState>
  );
}
