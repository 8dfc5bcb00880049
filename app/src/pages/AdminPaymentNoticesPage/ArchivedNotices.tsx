import { useArchivedNotices, usePaymentNoticeExport } from "@tsumugi/hooks";
import { AmountFilter, ArchivedNoticeTable } from "@tsumugi/patterns";
import { Card, DateRangeField, EmptyState, LoadMore, SearchField, Toolbar, toast } from "@tsumugi/ui";
import { fullMessageOf, messageOf } from "../../shared/errors.ts";
import { isCount, numberOf } from "../../shared/filterUrl.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { useUrlState } from "../../shared/useUrlState.ts";

/** What erased companies issued and received: found by day, amount and party, as tax law asks, and downloaded. */
export function ArchivedNotices() {
  const url = useUrlState();
  const { downloadArchivedNoticePdf, isDownloading } = usePaymentNoticeExport();
  const filter = {
    keyword: url.get("keyword") || undefined,
    from: url.get("from") || undefined,
    to: url.get("to") || undefined,
    amount_min: numberOf(url.get("amount_min"), isCount),
    amount_max: numberOf(url.get("amount_max"), isCount),
  };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const list = useArchivedNotices(filter);
  const save = (uid: string) =>
    void downloadArchivedNoticePdf(uid).catch((cause: unknown) => toast.error(fullMessageOf(cause)));
  return (
    <Card flush>
      <Toolbar>
        <SearchField
          label="控えを検索"
          placeholder="番号・企業・支払先"
          value={filter.keyword ?? ""}
          onValueChange={(keyword) => url.set({ keyword: keyword || null })}
        />
        <DateRangeField
          label="取引日"
          presets={[]}
          value={{ from: filter.from ?? null, to: filter.to ?? null }}
          onValueChange={({ from, to }) => url.set({ from, to })}
        />
        <AmountFilter
          min={filter.amount_min}
          max={filter.amount_max}
          onValueChange={({ min, max }) =>
            url.set({ amount_min: min?.toString() ?? null, amount_max: max?.toString() ?? null })
          }
        />
      </Toolbar>
      <ListBody
        error={list.error}
        hasRows={list.archivedNotices.length > 0}
        onRetry={list.refresh}
        retrying={list.isRefreshing}
      >
        <ArchivedNoticeTable
          notices={list.archivedNotices}
          onDownload={({ uid }) => save(uid)}
          downloadLoading={isDownloading}
          totalCount={list.total}
          loading={list.isLoading}
          empty={
            isFiltered ? (
              <EmptyState kind="noMatch" title="該当する控えはありません">
                条件を広げて探してください。
              </EmptyState>
            ) : (
              <EmptyState title="消去した企業の控えはありません">
                企業を削除して30日後に消去すると、発行した支払通知書だけがここに残り、法定の保存期間が過ぎると消えます。
              </EmptyState>
            )
          }
        />
        <LoadMore
          shown={list.archivedNotices.length}
          total={list.total}
          hasMore={list.hasMore}
          loading={list.isLoadingMore}
          error={list.error && messageOf(list.error)}
          onLoadMore={list.loadMore}
          unit="件"
        />
      </ListBody>
    </Card>
  );
}
