import { Button, EmptyState } from "@tsumugi/ui";

export interface SearchEmptyProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** No result: because of the filters, or because nobody is public yet. */
export function SearchEmpty({ isFiltered, onClear }: SearchEmptyProps) {
  if (isFiltered)
    return (
      <EmptyState
        kind="noMatch"
        title="条件に合うクリエイターはいません"
        actions={<Button onClick={onClear}>条件を消す</Button>}
      >
        キーワードを短くするか、条件を1つずつ外してください。プロフィールのURLを貼り付けても探せます。
      </EmptyState>
    );
  return (
    <EmptyState title="公開クリエイターはまだいません">
      クリエイターがプロフィールを公開すると、ここに並びます。
    </EmptyState>
  );
}
