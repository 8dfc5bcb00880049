import { type TransferResult, transferOutcomeLabels } from "@tsumugi/contract";
import { useTransferResult } from "@tsumugi/hooks";
import { Banner, Button, Checkbox, Dialog, DialogClose, FileDrop, Money, Stack, toast } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { formatDateTime, formatDay, formatInteger, formatYen } from "@tsumugi/ui/format";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

interface Read {
  readonly file: File;
  readonly result: TransferResult;
}

const formatLabels: Record<TransferResult["format"], string> = {
  zengin: "全銀形式・種別21",
  csv: "CSV",
};

/** What the file changes, on the button. */
function applyWords(totals: TransferResult["totals"] | undefined): string {
  if (!totals) return "支払済みにする";
  if (totals.pays === 0 && totals.failed > 0) return `振込不能の${formatInteger(totals.failed)}件を反映する`;
  return `${formatInteger(totals.pays)}件を支払済みにする`;
}

/** Nothing is left to do by a file: another form of the same answer was applied, or the notices are marked by hand. */
const isKnown = ({ applied, totals, rows }: TransferResult): boolean =>
  !applied && totals.pays + totals.failed === 0 && rows.some(({ notice }) => notice !== null);

/** The bank's answer: what it paid becomes paid, and what failed is named. Nothing changes before 「反映する」. */
export function TransferResultDialog({ onClose }: { readonly onClose: () => void }) {
  const { previewTransferResult, applyTransferResult, isSubmitting, error } = useTransferResult();
  const [read, setRead] = useState<Read>();
  const [isAnotherAnswer, setAnotherAnswer] = useState(false);
  const totals = read?.result.totals;
  const choose = async ([file]: File[]) => {
    if (!file) return;
    setRead(undefined);
    setAnotherAnswer(false);
    try {
      setRead({ file, result: await previewTransferResult({ file }) });
    } catch {
      // Shown in the dialog.
    }
  };
  // A file that only says what failed is taken too: those notices wait for another transfer then.
  const isNews = totals !== undefined && totals.pays + totals.failed > 0;
  const applied = read?.result.applied;
  // Another transfer waits for an answer of these bytes: only the person knows which file they hold.
  const mayBeAnother = isNews && Boolean(applied);
  const canApply = isNews && (!applied || isAnotherAnswer);
  const apply = async () => {
    if (!read || !canApply) return;
    try {
      const { totals: done } = await applyTransferResult({
        file: read.file,
        paid_on: read.result.paid_on,
        ...(applied && { again_after: applied.at }),
      });
      const failed = done.failed > 0 ? `振込不能の${formatInteger(done.failed)}件は一覧に表示します。` : "";
      if (done.pays + done.failed === 0)
        toast.show("この振込結果は、すでに反映されていました。変わったものはありません");
      else toast.success(`${formatInteger(done.pays)}件を支払済みにしました。${failed}`);
      onClose();
    } catch {
      // Shown in the dialog, which stays open.
    }
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      loading={isSubmitting}
      title="振込結果の取込"
      description="銀行の振込結果ファイル（全銀またはCSV）を読み、振り込まれたものを支払済みにします。"
      footer={
        <>
          <DialogClose>
            <Button>キャンセル</Button>
          </DialogClose>
          <Button
            variant="primary"
            loading={isSubmitting}
            aria-disabled={!canApply}
            onClick={() => void apply()}
          >
            {applyWords(totals)}
          </Button>
        </>
      }
    >
      <Stack>
        <FileDrop
          label="振込結果ファイルを選ぶ"
          hint="1MBまで。全銀形式（1件120バイト）かCSV"
          accept=".txt,.csv,text/plain,text/csv"
          maxSize={1024 * 1024}
          onFiles={(files) => void choose(files)}
          {...(error && { error: fullMessageOf(error) })}
        />
        {!read && (
          <p className="tsu-muted">
            全銀形式は総合振込（種別21）の112桁目を結果として読みます（0は振込済み、1〜4・8・9は振込不能）。総合振込の結果には全銀協の規定がないため、口座振替の結果と同じ位置です。銀行の形式が違うときは、CSVを選んでください。CSVは1行目の見出しで「銀行コード」「支店コード」「口座番号」「金額」「結果」の列を読みます。
          </p>
        )}
        {read && totals && (
          <>
            {applied && !mayBeAnother && (
              <Banner tone="info">このファイルは反映済みです。もう一度反映しても変わりません。</Banner>
            )}
            {applied && mayBeAnother && (
              <Banner tone="warning">
                <p>
                  {`${formatDateTime(applied.at)}に${applied.by ? `${applied.by.name}さんが` : ""}反映したファイルと、中身がまったく同じです。前と同じファイルを選び直したのか、下の振込への新しい結果なのかを、ファイルからは見分けられません。銀行から取った日を確かめてください。`}
                </p>
                <Checkbox
                  label="前のファイルではなく、下の振込の結果として銀行から新しく取ったものです"
                  checked={isAnotherAnswer}
                  onChange={(event) => setAnotherAnswer(event.target.checked)}
                />
              </Banner>
            )}
            {isKnown(read.result) && (
              <Banner tone="info">
                このファイルの結果は、別の形のファイルか画面で、すべて反映済みです。変わるものはありません。
              </Banner>
            )}
            <p role="status">
              {read.file.name}（{formatLabels[read.result.format]}として読みました）　支払日{" "}
              {formatDay(read.result.paid_on)}　支払済みにする {formatInteger(totals.pays)}件（
              {formatYen(totals.amount)}）・振込不能 {formatInteger(totals.failed)}件・該当なし{" "}
              {formatInteger(totals.unmatched)}件
            </p>
            <DataTable
              label="振込結果"
              columns={[
                {
                  key: "holder",
                  header: "受取人",
                  width: 190,
                  cell: ({ notice, holder }) => notice?.payee_name ?? holder,
                },
                { key: "number", header: "番号", width: 130, cell: ({ notice }) => notice?.number },
                {
                  key: "debit_on",
                  header: "振込ファイル",
                  width: 170,
                  cell: ({ file }) => file && `${formatDay(file.debit_on)}振込分`,
                },
                {
                  key: "outcome",
                  header: "結果",
                  // On a phone nothing is left to share: without a width, each word stood on a line of its own.
                  width: 230,
                  wrap: true,
                  cell: ({ outcome, message }) =>
                    message
                      ? `${transferOutcomeLabels[outcome]}（${message}）`
                      : transferOutcomeLabels[outcome],
                },
                {
                  key: "amount",
                  header: "金額",
                  width: 110,
                  align: "end",
                  cell: ({ amount }) => <Money value={amount} />,
                },
              ]}
              rows={read.result.rows}
              rowKey={({ row }) => String(row)}
              maxHeight={320}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
