import { Card, EmptyState, ErrorState, LoadMore, SearchField, Skeleton, Stack } from "@tsumugi/ui";
import { useState } from "react";
import { useManagedCreators } from "../modules/managed-creators/useManagedCreators.ts";
import { HookValues } from "./HookValues.tsx";

/** A list, as a screen shows what a reading hook gives page by page. */
export function CreatorList() {
  const [keyword, setKeyword] = useState("");
  const list = useManagedCreators({ limit: 5, ...(keyword && { keyword }) });
  const { managedCreators, total, isTotalCapped, hasMore, isLoadingMore, isLoading, isRefreshing } = list;
  const { error, refresh, loadMore } = list;
  const shown = managedCreators.length;
  return (
    <Card title="クリエイター一覧">
      <Stack>
        <SearchField label="クリエイターを探す" value={keyword} onValueChange={setKeyword} />
        <HookValues
          values={{
            行: shown,
            total,
            isTotalCapped,
            hasMore,
            isLoading,
            isLoadingMore,
            isRefreshing,
            error: error?.code ?? "なし",
          }}
        />
        {isLoading && <Skeleton shape="row" count={3} />}
        {error && shown === 0 && (
          <ErrorState compact error={error.message} onRetry={() => void refresh()} loading={isRefreshing} />
        )}
        {!isLoading && !error && shown === 0 && (
          <EmptyState compact kind="noMatch" title="条件に合うクリエイターはいません">
            ことばを短くすると見つかることがあります。
          </EmptyState>
        )}
        {isTotalCapped && <p>{total?.toLocaleString("ja-JP")}件以上あります。条件で絞り込めます。</p>}
        <ol aria-label="クリエイター" aria-busy={isRefreshing}>
          {managedCreators.map(({ uid, display_name, tags }) => (
            <li key={uid} style={{ padding: "4px 0", opacity: isRefreshing && !isLoadingMore ? 0.8 : 1 }}>
              {display_name} <small>{tags.join("・")}</small>
            </li>
          ))}
        </ol>
        {shown > 0 && (
          <LoadMore
            shown={shown}
            total={total}
            hasMore={hasMore}
            loading={isLoadingMore && isRefreshing}
            error={error?.message}
            onLoadMore={error ? () => void refresh() : loadMore}
            unit="人"
          />
        )}
      </Stack>
    </Card>
  );
}
