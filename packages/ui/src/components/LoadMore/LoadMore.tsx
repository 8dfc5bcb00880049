import { styled } from "styled-components";
import { formatInteger } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import type { Native } from "../native.ts";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  padding: 14px;
  color: var(--tsu-text-muted);
  font-size: var(--tsu-text-sm);
  font-variant-numeric: tabular-nums;
  & > .error {
    color: var(--tsu-danger-text);
    text-wrap: balance;
    text-align: center;
  }
`;

export interface LoadMoreProps extends Native<"div", "children"> {
  /** いま出ている件数。 */
  shown: number;
  /** 条件に合う全件数。分かるときに渡します。 */
  total?: number;
  /** 次のページがあるか。 */
  hasMore: boolean;
  /** 次のページの読み込み中。 */
  loading?: boolean;
  /** 次のページを読み込めなかった理由。原因、次に直し方。出ているものは残ります。 */
  error?: string;
  /** 次のページを読み込みます。 */
  onLoadMore: () => void;
  /** 数え方。既定は「件」。 */
  unit?: string;
}

/** 「1〜50件 / 1,234件」, as below a list with pages, and the button for the next page. */
export function LoadMore({
  shown,
  total,
  hasMore,
  loading = false,
  error,
  onLoadMore,
  unit: givenUnit,
  ...rest
}: LoadMoreProps) {
  const word = useWord();
  const unit = givenUnit ?? word("件");
  // The empty state above already shows that there are no items.
  if (shown === 0 && !hasMore) return null;
  return (
    <Root {...rest}>
      <span role="status">
        {shown > 0 && `1〜${formatInteger(shown)}${unit}`}
        {total !== undefined && `${shown > 0 ? " / " : ""}${formatInteger(total)}${unit}`}
      </span>
      {error && !loading && (
        <span className="error" role="alert">
          {error}
        </span>
      )}
      {hasMore && (
        <Button size="sm" loading={loading} onClick={onLoadMore}>
          {word(error ? "もう一度読み込む" : "もっと見る")}
        </Button>
      )}
    </Root>
  );
}
