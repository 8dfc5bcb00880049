import type { PaymentNoticeFilter } from "@tsumugi/hooks";
import { useCurrentUser, usePaymentNoticeExport } from "@tsumugi/hooks";
import { Button, Menu, MenuItem, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { missingFeature } from "../../shared/missingFeature.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useNoticeRights } from "../useNoticeRights.ts";
import { StatementsDialog } from "./StatementsDialog.tsx";
import { TransferFilesDialog } from "./TransferFilesDialog.tsx";
import { TransferResultDialog } from "./TransferResultDialog.tsx";

/** Files of the whole list: CSV of what the filter finds, the bank's answer, the year's statements. */
export function NoticeFiles({ query }: { readonly query: PaymentNoticeFilter }) {
  const { canPay } = useNoticeRights();
  const { hasFeature } = usePermissions();
  const isOfOperator = useCurrentUser().company === null;
  const { exportPaymentNotices, isDownloading } = usePaymentNoticeExport();
  const [open, setOpen] = useState<"result" | "files" | "statements" | null>(null);
  const canExport = isOfOperator || hasFeature("csv_export");
  const save = (encoding: "utf-8" | "shift_jis") => {
    const { limit: _, ...filter } = query;
    void exportPaymentNotices({ ...filter, encoding }).then(
      (name) => toast.success(`「${name}」を保存しました`),
      (cause: unknown) => toast.error(fullMessageOf(cause)),
    );
  };
  const why = canExport ? undefined : missingFeature("csv_export");
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button icon="download" iconEnd="chevronDown" loading={isDownloading}>
            ファイル
          </Button>
        }
      >
        <MenuItem disabled={!canExport} reason={why} onSelect={() => save("utf-8")}>
          絞り込んだ一覧をCSV出力（UTF-8）
        </MenuItem>
        <MenuItem disabled={!canExport} reason={why} onSelect={() => save("shift_jis")}>
          絞り込んだ一覧をCSV出力（Shift_JIS）
        </MenuItem>
        {canPay && <MenuItem onSelect={() => setOpen("files")}>作成した振込ファイル</MenuItem>}
        {canPay && <MenuItem onSelect={() => setOpen("result")}>振込結果を取り込む</MenuItem>}
        {canPay && !isOfOperator && (
          <MenuItem onSelect={() => setOpen("statements")}>支払調書の集計</MenuItem>
        )}
      </Menu>
      {open === "files" && <TransferFilesDialog onClose={() => setOpen(null)} />}
      {open === "result" && <TransferResultDialog onClose={() => setOpen(null)} />}
      {open === "statements" && <StatementsDialog onClose={() => setOpen(null)} />}
    </>
  );
}
