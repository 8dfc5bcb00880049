import { type AuditLog, auditKeptWords } from "@tsumugi/contract";
import { AuditLogFilters, type AuditLogFiltersProps, AuditLogList } from "@tsumugi/patterns";
import { Button, Card, EmptyState, LoadMore, Toolbar } from "@tsumugi/ui";
import { messageOf } from "../shared/errors.ts";
import { ListBody } from "../shared/ListBody.tsx";
import type { UrlState } from "../shared/useUrlState.ts";
import type { auditFilterOf } from "./auditFilter.ts";

interface LoadedList {
  readonly auditLogs: readonly AuditLog[];
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  readonly isRefreshing: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly refresh: () => Promise<void>;
}

export interface AuditLogCardProps
  extends Pick<AuditLogFiltersProps, "people" | "companies" | "hasPersonSearch"> {
  readonly list: LoadedList;
  readonly filter: ReturnType<typeof auditFilterOf>;
  readonly url: Pick<UrlState, "set">;
  readonly showCompany?: boolean;
}

/** The filter, the entries, and how long they are kept. */
export function AuditLogCard({ list, filter, url, showCompany = false, ...choices }: AuditLogCardProps) {
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const clear = () =>
    url.set({
      keyword: null,
      from: null,
      to: null,
      actor: null,
      actor_name: null,
      group: null,
      company_uid: null,
    });
  return (
    <Card flush>
      <Toolbar>
        <AuditLogFilters {...choices} value={filter} onValueChange={(change) => url.set({ ...change })} />
      </Toolbar>
      <ListBody
        error={list.error}
        hasRows={list.auditLogs.length > 0}
        onRetry={() => void list.refresh()}
        retrying={list.isRefreshing}
      >
        <AuditLogList
          logs={list.auditLogs}
          showCompany={showCompany}
          loading={list.isLoading || (list.isRefreshing && !list.isLoadingMore)}
          empty={
            <EmptyState
              kind={isFiltered ? "noMatch" : "none"}
              title={isFiltered ? "条件に合う操作はありません" : "操作の記録はまだありません"}
              actions={isFiltered && <Button onClick={clear}>条件を消す</Button>}
            >
              {`招待、権限の変更、CSV出力、削除などが、ここに残ります。${auditKeptWords}。`}
            </EmptyState>
          }
        />
        <LoadMore
          shown={list.auditLogs.length}
          total={undefined}
          hasMore={list.hasMore}
          loading={list.isLoadingMore}
          error={list.error ? messageOf(list.error) : undefined}
          onLoadMore={list.loadMore}
          unit="件"
        />
      </ListBody>
    </Card>
  );
}
