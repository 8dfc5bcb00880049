import { companySigns, companySorts, contractStates, plans } from "@tsumugi/contract";
import { useCompanies } from "@tsumugi/hooks";
import { CompanyFilters, type CompanyFilterValue, CompanyTable } from "@tsumugi/patterns";
import { Button, Card, EmptyState, LoadMore, PageHeader, Toolbar } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { messageOf } from "../../shared/errors.ts";
import { filterPatchOf, flagOf, isAnySet, listOf } from "../../shared/filterUrl.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useTableLayout } from "../../shared/useTableLayout.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { RegisterCompany } from "./RegisterCompany.tsx";

const KEYS = ["keyword", "plan", "contract_state", "sign", "deleted"] as const;
/** The newest first, unless the address says otherwise. */
const SORTS = ["-created_at", ...companySorts.filter((sort) => sort !== "-created_at")] as const;

export function AdminCompaniesPage() {
  usePageTitle("企業・運営");
  const url = useUrlState();
  const arrangement = useTableLayout("admin-companies");
  const [isRegistering, setRegistering] = useState(false);
  const sort = url.oneOf("sort", SORTS);
  const filter = {
    keyword: url.get("keyword") || undefined,
    plan: listOf(url.manyOf("plan", plans)),
    contract_state: listOf(url.manyOf("contract_state", contractStates)),
    sign: listOf(url.manyOf("sign", companySigns)),
    deleted: flagOf(url.get("deleted")) || undefined,
  };
  const list = useCompanies({ ...filter, sort });
  const isFiltered = isAnySet(filter);
  const setFilter = (next: CompanyFilterValue) => url.set(filterPatchOf(KEYS, next));
  const register = (
    <Button variant="primary" icon="plus" onClick={() => setRegistering(true)}>
      企業を登録
    </Button>
  );
  return (
    <>
      <PageHeader title="企業" lead="契約、人数、期間と最後の利用を確かめて、変更します" actions={register} />
      <Card flush>
        <Toolbar>
          <CompanyFilters value={filter} onValueChange={setFilter} totalCount={list.total} />
        </Toolbar>
        <ListBody
          error={list.error}
          hasRows={list.companies.length > 0}
          onRetry={list.refresh}
          retrying={list.isRefreshing}
        >
          <CompanyTable
            {...arrangement}
            companies={list.companies}
            linkTo={(company) => <Link to={paths.adminCompany.getHref(company.uid)} />}
            sort={sort}
            onSortChange={(next) => url.set({ sort: next })}
            totalCount={list.total}
            loading={list.isLoading || (list.isRefreshing && !list.isLoadingMore)}
            empty={
              <EmptyState
                kind={isFiltered ? "noMatch" : "none"}
                title={isFiltered ? "条件に合う企業はありません" : "企業はまだありません"}
                actions={isFiltered ? <Button onClick={() => setFilter({})}>条件を消す</Button> : register}
              >
                {!isFiltered && "企業を登録して最初の管理者を招待すると、利用が始まります。"}
              </EmptyState>
            }
          />
          <LoadMore
            shown={list.companies.length}
            total={list.total}
            hasMore={list.hasMore}
            loading={list.isLoadingMore}
            error={list.error && messageOf(list.error)}
            onLoadMore={list.loadMore}
            unit={list.isTotalCapped ? "社以上" : "社"}
          />
        </ListBody>
      </Card>
      <RegisterCompany open={isRegistering} onClose={() => setRegistering(false)} />
    </>
  );
}
