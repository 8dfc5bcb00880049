import {
  type AdminCreator,
  adminCreatorSorts,
  adminCreatorStateLabels,
  adminCreatorStates,
} from "@tsumugi/contract";
import { useAdminCreators } from "@tsumugi/hooks";
import { AdminCreatorTable } from "@tsumugi/patterns";
import { Button, Card, EmptyState, LoadMore, PageHeader, SearchField, Select, Toolbar } from "@tsumugi/ui";
import { useState } from "react";
import { messageOf } from "../../shared/errors.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useTableLayout } from "../../shared/useTableLayout.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { DeleteCreator } from "./DeleteCreator.tsx";

const stateOptions = adminCreatorStates.map((value) => ({ value, label: adminCreatorStateLabels[value] }));

export function AdminCreatorsPage() {
  usePageTitle("クリエイター・運営");
  const url = useUrlState();
  const arrangement = useTableLayout("admin-creators");
  const [state] = url.manyOf("state", adminCreatorStates);
  const keyword = url.get("keyword");
  const sort = url.oneOf("sort", adminCreatorSorts);
  const list = useAdminCreators({ keyword: keyword || undefined, state, sort });
  const [target, setTarget] = useState<AdminCreator>();
  const [isAsking, setAsking] = useState(false);
  const isFiltered = keyword !== "" || state !== undefined;

  const handleDelete = (creator: AdminCreator) => {
    setTarget(creator);
    setAsking(true);
  };
  return (
    <>
      <PageHeader title="クリエイター" lead="公開・非公開を問わず、すべてのクリエイターを探します" />
      <Card flush>
        <Toolbar>
          <SearchField
            label="クリエイターを検索"
            placeholder="名前・アカウント・URL・メール"
            value={keyword}
            onValueChange={(next) => url.set({ keyword: next })}
          />
          <Select
            inline
            aria-label="状態"
            placeholder="状態: すべて"
            options={stateOptions}
            value={state ?? ""}
            onChange={(event) => url.set({ state: event.target.value })}
          />
        </Toolbar>
        <ListBody
          error={list.error}
          hasRows={list.creators.length > 0}
          onRetry={list.refresh}
          retrying={list.isRefreshing}
        >
          <AdminCreatorTable
            {...arrangement}
            creators={list.creators}
            sort={sort}
            onSortChange={(next) => url.set({ sort: next })}
            onDelete={handleDelete}
            totalCount={list.total}
            loading={list.isLoading || (list.isRefreshing && !list.isLoadingMore)}
            empty={
              <EmptyState
                kind={isFiltered ? "noMatch" : "none"}
                title={isFiltered ? "条件に合うクリエイターはいません" : "クリエイターはまだいません"}
                actions={
                  isFiltered && (
                    <Button onClick={() => url.set({ keyword: null, state: null })}>条件を消す</Button>
                  )
                }
              />
            }
          />
          <LoadMore
            shown={list.creators.length}
            total={list.total}
            hasMore={list.hasMore}
            loading={list.isLoadingMore}
            error={list.error && messageOf(list.error)}
            onLoadMore={list.loadMore}
            unit={list.isTotalCapped ? "名以上" : "名"}
          />
        </ListBody>
      </Card>
      {target && <DeleteCreator creator={target} open={isAsking} onClose={() => setAsking(false)} />}
    </>
  );
}
