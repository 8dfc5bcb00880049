import type { PaymentNotice } from "@tsumugi/contract";
import { useNoticeCandidates } from "@tsumugi/hooks";
import { NoticeCandidates, NoticeDocument, NoticeIssueDialog, NoticePlan } from "@tsumugi/patterns";
import {
  Banner,
  Button,
  Card,
  Dialog,
  EmptyState,
  LoadMore,
  SearchField,
  Stack,
  Toolbar,
  useSelectedKeys,
  useSelection,
} from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { useBankCalendar } from "../../payment-notices/useBankCalendar.ts";
import { useDeemedDay } from "../../payment-notices/useDeemedDay.ts";
import { useIssueMade } from "../../payment-notices/useIssueMade.ts";
import { useMakeNotices } from "../../payment-notices/useMakeNotices.ts";
import { useNoticePreview } from "../../payment-notices/useNoticePreview.ts";
import { useNoticeRights } from "../../payment-notices/useNoticeRights.ts";
import { useNavigate } from "../../routing/address.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { listOf } from "../../shared/filterUrl.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { useUrlState } from "../../shared/useUrlState.ts";

/** Ticked jobs on the left, what they come to on the right: drafts, or issued at once by those who may. */
export function FromJobs() {
  const url = useUrlState();
  const navigate = useNavigate();
  const payee = listOf(url.getAll("payee"));
  const project = listOf(url.getAll("project"));
  const keyword = url.get("keyword");
  const list = useNoticeCandidates({ limit: 200, keyword: keyword || undefined, payee, project });
  const { selection } = useSelection();
  const chosen = useSelectedKeys(selection);
  const { preview, error, isPreviewing } = useNoticePreview(
    chosen.length > 0 ? { job_request_uids: [...chosen] } : null,
    // A colleague may put one of them on a notice, or agree on another fee: the plan follows the list beside it.
    list.candidates.filter(({ job_request_uid }) => chosen.includes(job_request_uid)),
  );
  const { make, isMaking, error: refusal } = useMakeNotices();
  const { issueMade, isIssuing: isMoving } = useIssueMade();
  const { canPay } = useNoticeRights();
  const deemedOn = useDeemedDay();
  const calendar = useBankCalendar();
  const [shown, setShown] = useState<PaymentNotice | null>(null);
  const [isIssuing, setIssuing] = useState(false);
  const { items } = preview;
  const isFiltered = keyword !== "" || payee !== undefined || project !== undefined;
  const failure = error ?? refusal;

  const create = async (thenIssue: boolean) => {
    const made = await make({ job_request_uids: [...chosen] });
    if (!made) return;
    // What stands in the way is said beside the jobs, which stay chosen.
    if (made.length === 0) return setIssuing(false);
    const isOut = thenIssue && (await issueMade(made, items));
    const [only] = made;
    navigate(
      made.length === 1 && only
        ? paths.paymentNotice.getHref(only.uid)
        : paths.paymentNotices.getHref({ status: isOut ? "issued" : "draft" }),
    );
  };
  return (
    <Stack layout="aside" gap="lg">
      <Card flush>
        <Toolbar>
          <SearchField
            label="検収済みの依頼を検索"
            placeholder="クリエイター・案件"
            value={keyword}
            onValueChange={(next) => url.set({ keyword: next || null })}
          />
          {isFiltered && (
            <Button variant="ghost" onClick={() => url.set({ keyword: null, payee: null, project: null })}>
              すべての依頼を表示
            </Button>
          )}
        </Toolbar>
        <ListBody
          error={list.error}
          hasRows={list.candidates.length > 0}
          onRetry={list.refresh}
          retrying={list.isRefreshing}
        >
          <NoticeCandidates
            candidates={list.candidates}
            selection={selection}
            totalCount={list.total}
            loading={list.isLoading}
            empty={
              <EmptyState
                kind={isFiltered ? "noMatch" : "done"}
                title={isFiltered ? "条件に合う依頼はありません" : "支払通知書を待つ依頼はありません"}
              >
                投稿を検収すると、ここに出ます。手で作るときは「手で作成」を選んでください。
              </EmptyState>
            }
          />
          <LoadMore
            shown={list.candidates.length}
            total={list.total}
            hasMore={list.hasMore}
            loading={list.isLoadingMore}
            onLoadMore={list.loadMore}
            unit="件"
          />
        </ListBody>
      </Card>
      <Card title="作成する内容">
        <Stack>
          {chosen.length === 0 ? (
            <p className="tsu-muted">依頼を選ぶと、支払先ごとの支払通知書と金額がここに出ます。</p>
          ) : (
            <NoticePlan notices={items} skipped={preview.skipped} onShow={setShown} />
          )}
          {failure && <Banner tone="danger">{fullMessageOf(failure)}</Banner>}
          <Stack gap="sm">
            <Button
              variant="primary"
              full
              aria-disabled={items.length === 0}
              loading={(isMaking || isPreviewing) && !isIssuing}
              onClick={() => items.length > 0 && void create(false)}
            >
              {items.length > 0 ? `${items.length}件の下書きを作成` : "下書きを作成"}
            </Button>
            {canPay && (
              <Button
                full
                icon="send"
                aria-disabled={items.length === 0}
                onClick={() => items.length > 0 && setIssuing(true)}
              >
                作成してすぐ発行
              </Button>
            )}
          </Stack>
        </Stack>
      </Card>
      <NoticeIssueDialog
        open={isIssuing}
        onOpenChange={setIssuing}
        notices={items}
        deemedOn={deemedOn}
        calendar={calendar}
        loading={isMaking || isMoving}
        error={refusal && fullMessageOf(refusal)}
        onIssue={() => void create(true)}
      />
      {shown && (
        <Dialog
          open
          size="lg"
          onOpenChange={(open) => !open && setShown(null)}
          title={`${shown.payee.name} ${shown.payee.honorific}`}
          description="発行前のため、番号と発行日はまだ入りません。"
        >
          <NoticeDocument notice={shown} />
        </Dialog>
      )}
    </Stack>
  );
}
