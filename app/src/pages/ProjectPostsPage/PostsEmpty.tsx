import { Button, EmptyState } from "@tsumugi/ui";
import type { ReactNode } from "react";

export interface PostsEmptyProps {
  readonly isFiltered: boolean;
  readonly hasJobs: boolean;
  readonly addButton: ReactNode;
  readonly onClear: () => void;
}

/** Nothing matches, nothing is registered yet, or no job is there that could have a post. */
export function PostsEmpty({ isFiltered, hasJobs, addButton, onClear }: PostsEmptyProps) {
  if (isFiltered)
    return (
      <EmptyState
        kind="noMatch"
        title="条件に合う投稿はありません"
        actions={<Button onClick={onClear}>条件を消す</Button>}
      />
    );
  return (
    <EmptyState title="投稿はまだ登録されていません" actions={addButton}>
      {hasJobs
        ? "投稿のURLを貼り付けて登録します。数値は、SNS連携があれば自動で集め、なければ手で入力できます。"
        : "依頼を送ると、ここに投稿を登録できます。"}
    </EmptyState>
  );
}
