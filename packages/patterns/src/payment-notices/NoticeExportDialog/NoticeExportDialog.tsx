import { Banner, Button, Dialog, FormField, Radio, Stack } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { type ReactNode, useState } from "react";
import { ExportContent } from "./ExportContent.tsx";
import {
  type ExportableNoticeLook,
  type ExportEncoding,
  type ExportFormat,
  exportPlan,
} from "./exportPlan.ts";

export interface NoticeExportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The chosen ones, or all that match the filter. */
  notices: readonly ExportableNoticeLook[];
  /** Formats that the role and the contract grant; the first is chosen. */
  formats: readonly ExportFormat[];
  /** `encoding` matters for CSV only: 全銀 has one of its own. */
  onExport: (file: { format: ExportFormat; encoding: ExportEncoding; uids: string[] }) => void;
  exporting?: boolean;
  /** Cause, then cure. */
  error?: ReactNode;
}

const formatLooks: Record<ExportFormat, { label: string; description: string }> = {
  csv: { label: "CSV", description: "すべての支払通知書。会計ソフトや表計算で開けます。" },
  zengin: {
    label: "全銀（総合振込）",
    description: "120バイト固定長。支払承認した支払通知書だけを銀行に渡せます。",
  },
};

/** Before a file is written: which one, in which encoding, and what will and will not be in it. */
export function NoticeExportDialog(props: NoticeExportDialogProps) {
  const { notices, formats, onExport, exporting = false } = props;
  const [chosen, setChosen] = useState<ExportFormat>();
  const [encoding, setEncoding] = useState<ExportEncoding>("utf-8");
  const format = chosen && formats.includes(chosen) ? chosen : (formats[0] ?? "csv");
  const plan = exportPlan(notices, format);
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      busy={exporting}
      title="支払通知書をファイルに出力"
      description="誰がいつ出力したかは記録されます。"
      footer={
        <>
          <Button onClick={() => props.onOpenChange(false)}>キャンセル</Button>
          <Button
            variant="primary"
            icon="download"
            loading={exporting}
            aria-disabled={plan.included.length === 0}
            onClick={() => onExport({ format, encoding, uids: plan.included.map(({ uid }) => uid) })}
          >
            {formatInteger(plan.included.length)}件を出力する
          </Button>
        </>
      }
    >
      <Stack>
        {props.error && <Banner tone="danger">{props.error}</Banner>}
        <FormField label="形式" group>
          {formats.map((one) => (
            <Radio
              key={one}
              name="format"
              checked={format === one}
              onChange={() => setChosen(one)}
              label={formatLooks[one].label}
              description={formatLooks[one].description}
            />
          ))}
        </FormField>
        {format === "csv" && (
          <FormField label="文字コード" group>
            <Radio
              name="encoding"
              checked={encoding === "utf-8"}
              onChange={() => setEncoding("utf-8")}
              label="UTF-8（BOM付き）"
              description="Excelでもそのまま開けます。"
            />
            <Radio
              name="encoding"
              checked={encoding === "shift_jis"}
              onChange={() => setEncoding("shift_jis")}
              label="Shift_JIS"
              description="古いソフト用。絵文字など表せない文字があります。"
            />
          </FormField>
        )}
        <ExportContent plan={plan} format={format} />
      </Stack>
    </Dialog>
  );
}
