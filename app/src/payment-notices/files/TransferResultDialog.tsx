import { type TransferResult, transferOutcomeLabels } from "@tsumugi/contract";
import { useTransferResult } from "@tsumugi/hooks";
import { Banner, Button, Dialog, FileDrop, Money, Stack, toast } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { formatDay, formatInteger, formatYen } from "@tsumugi/ui/format";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

interface Read {
  readonly file: File;
  readonly result: TransferResult;
}

/** The bank's answer: what it paid becomes paid, and what failed is named. Nothing changes before 「反映する」. */
export function TransferResultDialog({ onClose }: { readonly onClose: () => void }) {
  const { previewTransferResult, applyTransferResult, isSubmitting, error } = useTransferResult();
  const [read, setRead] = useState<Read>();
  const totals = read?.result.totals;
  const choose = async ([file]: File[]) => {
    if (!file) return;
    setRead(undefined);
    try {
      setRead({ file, result: await previewTransferResult({ file }) });
    } catch {
      // Shown in the dialog.
    }
  };
  const apply = async () => {
    if (!read || !totals || totals.pays === 0) return;
    try {
      const { totals: done } = await applyTransferResult({ file: read.file, paid_on: read.result.paid_on });
      toast.success(`${formatInteger(done.pays)}件を支払済みにしました`);
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
      busy={isSubmitting}
      title="振込結果の取込"
      description="銀行の振込結果ファイル（全銀またはCSV）を読み、振り込まれたものを支払済みにします。"
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button
            variant="primary"
            loading={isSubmitting}
            aria-disabled={!totals || totals.pays === 0}
            onClick={() => void apply()}
          >
            {totals ? `${formatInteger(totals.pays)}件を支払済みにする` : "支払済みにする"}
          </Button>
        </>
      }
    >
      <Stack>
        <FileDrop
          label="振込結果ファイルを選ぶ"
          hint="1MBまで。全銀（120バイト）かCSV"
          accept=".txt,.csv,text/plain,text/csv"
          maxSize={1024 * 1024}
          onFiles={(files) => void choose(files)}
          {...(error && { error: fullMessageOf(error) })}
        />
        {read && totals && (
          <>
            {read.result.applied && (
              <Banner tone="info">このファイルは反映済みです。もう一度反映しても変わりません。</Banner>
            )}
            <p role="status">
              {read.file.name}　支払日 {formatDay(read.result.paid_on)}　支払済みにする{" "}
              {formatInteger(totals.pays)}件（{formatYen(totals.amount)}）・振込不能{" "}
              {formatInteger(totals.failed)}件・該当なし {formatInteger(totals.unmatched)}件
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
                  key: "outcome",
                  header: "結果",
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
