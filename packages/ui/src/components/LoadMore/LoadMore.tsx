import { styled } from "styled-components";
import { formatInteger } from "../../format/format.ts";
import { useWord } from "../../format/words/useWord.ts";
import { Button } from "../Button/Button.tsx";

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
    word-break: auto-phrase;
    text-wrap: balance;
    text-align: center;
  }
`;

export interface LoadMoreProps {
  /** Items shown now. */
  shown: number;
  /** All that match, when the list knows. */
  total?: number;
  /** Whether there is another page. */
  hasMore: boolean;
  /** Whether the next page is loading. */
  loading?: boolean;
  /** Why the next page failed to load: the cause, then how to fix it. The shown items stay. */
  error?: string;
  onLoadMore: () => void;
  /** Default 件. */
  unit?: string;
}

/** 「1–50 / 1,234件」 and the button for the next page. */
export function LoadMore({
  shown,
  total,
  hasMore,
  loading = false,
  error,
  onLoadMore,
  unit: givenUnit,
}: LoadMoreProps) {
  const word = useWord();
  const unit = givenUnit ?? word("件");
  // The empty state above already shows that there are no items.
  if (shown === 0 && !hasMore) return null;
  return (
    <Root>
      <span role="status">
        {shown > 0 && `1–${formatInteger(shown)}`}
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
