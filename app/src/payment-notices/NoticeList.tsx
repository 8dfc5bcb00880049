import { noticeSorts, type PaymentNotice } from "@tsumugi/contract";
import { type PaymentNoticeFilter, usePaymentNotices } from "@tsumugi/hooks";
import {
  NoticeFilters,
  type NoticeFilterValue,
  NoticeSteps,
  NoticeTable,
  type OptionLook,
} from "@tsumugi/patterns";
import { Card, LoadMore, Stack, Toolbar } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { useNavigate } from "../routing/address.ts";
import { Link } from "../routing/Link.tsx";
import { messageOf } from "../shared/errors.ts";
import { isAnySet } from "../shared/filterUrl.ts";
import { ListBody } from "../shared/ListBody.tsx";
import { useTableLayout } from "../shared/useTableLayout.ts";
import { useUrlState } from "../shared/useUrlState.ts";
import { NoticePayDialog } from "./NoticePayDialog.tsx";
import { NoticeSelectionActions } from "./NoticeSelectionActions.tsx";
import { NoticesEmpty } from "./NoticesEmpty.tsx";
import { NoticesIssue } from "./NoticesIssue.tsx";
import { noticeFilterPatch, noticeFilterQuery, noticeFilterValue } from "./noticeFilter.ts";
import { useNoticeMoves } from "./useNoticeMoves.ts";
import { useNoticeOptions } from "./useNoticeOptions.ts";
import { useNoticeRights } from "./useNoticeRights.ts";
import { useNoticeSelection } from "./useNoticeSelection.ts";

export interface NoticeListProps {
  readonly direction: NonNullable<PaymentNoticeFilter["direction"]>;
  readonly hrefOf: (notice: PaymentNotice) => string;
  /** For operators, who see those of all companies. */
  readonly companies?: readonly OptionLook[];
  /** Beside the moves of the chosen ones. */
  readonly fileActions?: (chosen: readonly PaymentNotice[]) => ReactNode;
  /** The first step where there is no notice yet. */
  readonly firstStep?: ReactNode;
}

/** Notices with filters and order in the address, what they come to, and what can be done with the chosen ones. */
export function NoticeList({ direction, hrefOf, companies, fileActions, firstStep }: NoticeListProps) {
  const url = useUrlState();
  const navigate = useNavigate();
  const arrangement = useTableLayout("payment-notices");
  const value = noticeFilterValue(url);
  const query = noticeFilterQuery(value);
  const sort = url.oneOf("sort", noticeSorts);
  const list = usePaymentNotices({ ...query, direction, sort });
  const { notices } = list;
  const { canPay, movesOf } = useNoticeRights();
  const { moveOne } = useNoticeMoves();
  const [paying, setPaying] = useState<PaymentNotice | null>(null);
  const [issuing, setIssuing] = useState<readonly PaymentNotice[] | null>(null);
  const isOfOperator = companies !== undefined;
  const options = useNoticeOptions(notices, value.payee ?? [], isOfOperator || direction === "received");
  const { selection, chosen } = useNoticeSelection(notices, JSON.stringify({ ...query, direction }));
  const setFilter = (next: NoticeFilterValue) => url.set(noticeFilterPatch(next));
  const isReceived = direction === "received" && !isOfOperator;

  const hasSteps =
    notices.length > 0 || isAnySet(value) || Object.values(list.noticeSteps ?? {}).some(Boolean);

  return (
    <Stack gap="sm">
      {hasSteps && (
        <NoticeSteps
          side={isReceived ? "received" : "issued"}
          counts={list.noticeSteps}
          value={value.step}
          onValueChange={(step) => setFilter({ ...value, step })}
        />
      )}
      <Card flush>
        <NoticeFilters
          flush
          {...options}
          {...(companies && { companies })}
          value={value}
          onValueChange={setFilter}
          totalCount={list.total}
          selectionBar={
            chosen.length > 0 && (
              <Toolbar
                selectedCount={chosen.length}
                onClearSelection={selection.clear}
                selectionActions={
                  <NoticeSelectionActions chosen={chosen} onDone={selection.clear} onIssue={setIssuing}>
                    {fileActions?.(chosen)}
                  </NoticeSelectionActions>
                }
              />
            )
          }
        />
        <ListBody
          error={list.error}
          hasRows={notices.length > 0}
          onRetry={list.refresh}
          retrying={list.isRefreshing}
        >
          <NoticeTable
            {...arrangement}
            notices={notices}
            view={isReceived ? "received" : "issued"}
            linkTo={(notice) => <Link to={hrefOf(notice)} />}
            onOpenRow={(notice) => navigate(hrefOf(notice))}
            sort={sort}
            onSortChange={(next) => url.set({ sort: next })}
            selection={canPay ? selection : undefined}
            movesOf={movesOf}
            onMove={(notice, move) =>
              move.status === "paid" ? setPaying(notice) : void moveOne(notice, move)
            }
            {...(isOfOperator && direction === "received" && { companyOf: (notice) => notice.company.name })}
            totalCount={list.total}
            totals={list.noticeTotals}
            loading={list.isLoading}
            empty={
              <NoticesEmpty
                isFiltered={isAnySet(value)}
                isReceived={isReceived}
                onClear={() => setFilter({})}
                firstStep={firstStep}
              />
            }
          />
          <LoadMore
            shown={notices.length}
            total={list.total}
            hasMore={list.hasMore}
            loading={list.isLoadingMore}
            error={list.error && messageOf(list.error)}
            onLoadMore={list.loadMore}
            unit="件"
          />
        </ListBody>
        {issuing && (
          <NoticesIssue
            chosen={issuing}
            listed={notices}
            onClose={() => setIssuing(null)}
            onDone={() => {
              setIssuing(null);
              selection.clear();
            }}
          />
        )}
        <NoticePayDialog
          notice={paying && (notices.find(({ uid }) => uid === paying.uid) ?? paying)}
          onClose={() => setPaying(null)}
        />
      </Card>
    </Stack>
  );
}
