import type { CustomFieldLook, checkExport, ResponseOf } from "@tsumugi/contract";
import { Banner, Button, Dialog, RadioGroup, Stack } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { type ReactNode, useState } from "react";
import { ExportColumns } from "./ExportColumns.tsx";
import type { ExportKey } from "./exportTree.ts";

export interface ExportChoice {
  encoding: "utf-8" | "shift_jis";
  /** What is on screen, everything, or these. */
  columns: "shown" | "all" | readonly ExportKey[];
}

/** What the file would hold; `lost` characters that its encoding does not have. */
export type ExportCheck = ResponseOf<typeof checkExport>;

export interface CreatorExportDialogProps {
  open: boolean;
  onClose: () => void;
  /** Creators in the file; undefined while it is not known. */
  count?: number;
  isCountCapped?: boolean;
  /** The columns that are on screen: those that are chosen to begin with. */
  shown: readonly ExportKey[];
  /** Whether the fee may be a column. */
  showFees: boolean;
  /** The company's own, which may be columns too. */
  customFields: readonly CustomFieldLook[];
  /** Of the choice that is made now; absent while it is being counted. */
  check?: ExportCheck;
  /** The choice was made: count its file. */
  onChoose: (choice: ExportChoice) => void;
  onExport: (choice: ExportChoice) => void;
  exporting?: boolean;
  /** Cause, then cure. */
  error?: ReactNode;
}

/** Columns and encoding of the file, and before it is made what would be lost in it. */
export function CreatorExportDialog(props: CreatorExportDialogProps) {
  const { open, onClose, count, check, onChoose, onExport, exporting = false, error } = props;
  const [choice, setChoice] = useState<ExportChoice>({ encoding: "utf-8", columns: "shown" });
  const { shown, showFees, customFields } = props;
  const { columns } = choice;
  const isBare = columns.length === 0;
  const choose = (change: Partial<ExportChoice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    // A file without a column is none: nothing can be said of it.
    if (next.columns.length > 0) onChoose(next);
  };
  const isCounting = choice.encoding === "shift_jis" && !check;
  const rows = check?.rows ?? count;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      loading={exporting}
      title="CSV出力"
      description={
        rows === undefined
          ? "画面の条件と並び順で出力します。"
          : `画面の条件と並び順で、${formatInteger(rows)}名${!check && props.isCountCapped ? "以上" : ""}を出力します。一括登録でそのまま読み込めます。`
      }
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button
            variant="primary"
            icon="download"
            loading={exporting}
            aria-disabled={isCounting || isBare || undefined}
            onClick={() => !isCounting && !isBare && onExport(choice)}
          >
            出力する
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Banner tone="danger">{error}</Banner>}
        <RadioGroup
          label="列"
          variant="card"
          value={typeof columns === "string" ? columns : "chosen"}
          onValueChange={(next) =>
            choose({ columns: next === "chosen" ? shown : next === "all" ? "all" : "shown" })
          }
          options={[
            { value: "shown", label: "表示中の列", description: "画面に出ている列を、画面の順に出力します" },
            { value: "all", label: "すべての列", description: "非表示の列も含めて出力します" },
            { value: "chosen", label: "列を選ぶ", description: "社外に渡すときは、連絡先などを外せます" },
          ]}
        />
        {typeof columns !== "string" && (
          <ExportColumns
            value={columns}
            onValueChange={(next) => choose({ columns: next })}
            showFees={showFees}
            customFields={customFields}
          />
        )}
        <RadioGroup
          label="文字コード"
          variant="card"
          value={choice.encoding}
          onValueChange={(encoding) => choose({ encoding: encoding === "shift_jis" ? "shift_jis" : "utf-8" })}
          options={[
            {
              value: "utf-8",
              label: "UTF-8（推奨）",
              description: "Excel でそのまま開けます。どの文字も失われません",
            },
            {
              value: "shift_jis",
              label: "Shift_JIS",
              description: "古い業務システムに読み込ませるときに使います",
            },
          ]}
        />
        {isCounting && (
          <p role="status" className="tsu-muted">
            Shift_JIS で書けない文字を数えています…
          </p>
        )}
        {check && check.lost > 0 && choice.encoding === "shift_jis" && (
          <Banner tone="warning" title={`Shift_JIS で書けない文字が${formatInteger(check.lost)}文字あります`}>
            {check.samples.join(" ")} などは「?」になります。失いたくないときは UTF-8 を選んでください。
          </Banner>
        )}
        {check && check.lost === 0 && choice.encoding === "shift_jis" && (
          <p role="status" className="tsu-muted">
            書けない文字はありません。
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
