import type { Project } from "@tsumugi/contract";
import { useCurrentUser, useExportPrLedger, usePrLedger } from "@tsumugi/hooks";
import { isInState, ledgerStateLabels, ledgerStates, PrLedgerSheet, PrLedgerTable } from "@tsumugi/patterns";
import { Button, Card, EmptyState, Select, Toolbar, toast } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";
import { fullMessageOf } from "../../../shared/errors.ts";
import { FeatureButton } from "../../../shared/FeatureButton.tsx";
import { ListBody } from "../../../shared/ListBody.tsx";
import { RowGone } from "../../../shared/RowGone.tsx";
import { usePageTitle } from "../../../shared/usePageTitle.ts";
import { useRowTarget } from "../../../shared/useRowTarget.ts";
import { useUrlState } from "../../../shared/useUrlState.ts";
import { PrLedgerPanel } from "./PrLedgerPanel.tsx";

export interface PrLedgerProps {
  readonly project: Project;
}

/** The posts of a project with what was found of their disclosure, who signed, and where they are used again. */
export function PrLedger({ project }: PrLedgerProps) {
  usePageTitle(`${project.name}・PR表記の台帳`);
  const url = useUrlState();
  const list = usePrLedger(project.uid);
  const { company } = useCurrentUser();
  const today = dayKey(useNow());
  const { exportPrLedger, isDownloading } = useExportPrLedger();
  const [state] = url.manyOf("state", ledgerStates);
  const records = state ? list.prRecords.filter((record) => isInState(record, state)) : list.prRecords;
  const target = useRowTarget("post", { ...list, keys: list.prRecords.map(({ post }) => post.uid) });
  const opened = list.prRecords.find(({ post }) => post.uid === url.get("open"));

  const handleExport = () => {
    exportPrLedger(project.uid).then(
      (name) => toast.success(`「${name}」を保存しました`),
      (error: unknown) => toast.error(fullMessageOf(error)),
    );
  };
  if (url.get("paper"))
    return (
      <PrLedgerSheet
        project={project.name}
        day={today}
        records={records}
        loading={list.isLoading}
        footer={company?.name}
        actions={<Button onClick={() => url.set({ paper: null })}>画面に戻る</Button>}
      />
    );
  return (
    <Card flush>
      <Toolbar
        actions={
          <>
            <Button
              icon="document"
              disabled={records.length === 0}
              onClick={() => url.set({ paper: "1" }, { push: true })}
            >
              A4で印刷する
            </Button>
            <FeatureButton
              feature="csv_export"
              icon="download"
              loading={isDownloading}
              onClick={handleExport}
            >
              CSV出力
            </FeatureButton>
          </>
        }
      >
        <Select
          inline
          aria-label="状態"
          placeholder="状態: すべて"
          options={ledgerStates.map((value) => ({ value, label: ledgerStateLabels[value] }))}
          value={state ?? ""}
          onChange={(event) => url.set({ state: event.target.value })}
        />
        <span className="tsu-muted tsu-num">{records.length}件</span>
      </Toolbar>
      <ListBody
        error={list.error}
        hasRows={list.prRecords.length > 0}
        onRetry={() => void list.refresh()}
        retrying={list.isRefreshing}
      >
        {target.isGone && <RowGone what="投稿" onClose={target.clear} />}
        <PrLedgerTable
          records={records}
          targetUid={target.targetKey}
          loading={list.isLoading}
          onOpen={({ post }) => url.set({ open: post.uid }, { push: true })}
          empty={
            state && list.prRecords.length > 0 ? (
              <EmptyState
                kind="noMatch"
                title={`「${ledgerStateLabels[state]}」の投稿はありません`}
                actions={<Button onClick={() => url.set({ state: null })}>条件を消す</Button>}
              />
            ) : (
              <EmptyState title="投稿はまだ登録されていません">
                投稿を登録すると、PR表記をすぐに確認し、投稿の1日後・7日後・30日後にもう一度確かめます。
              </EmptyState>
            )
          }
        />
      </ListBody>
      {opened && (
        <PrLedgerPanel key={opened.post.uid} record={opened} onClose={() => url.set({ open: null })} />
      )}
    </Card>
  );
}
