import type { CustomFieldLook, checkExport, ResponseOf } from "@tsumugi/contract";
import { Banner, Button, Dialog, RadioGroup, Stack } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { type ReactNode, useState } from "react";
import { ExportColumns } from "./ExportColumns.tsx";
import type { ExportKey } from "./exportTree.ts";

export interface ExportChoice {
  /** ファイルの文字コード。 */
  encoding: "utf-8" | "shift_jis";
  /** 出力する列。画面に出ている列（`shown`）、すべて（`all`）、または選んだ列です。 */
  columns: "shown" | "all" | readonly ExportKey[];
}

/** What the file would hold; `lost` characters that its encoding does not have. */
export type ExportCheck = ResponseOf<typeof checkExport>;

export interface CreatorExportDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** キャンセル、×、Esc、外側を押したとき。 */
  onClose: () => void;
  /** 出力する人数。わかるまでは undefined。 */
  count?: number;
  /** `count` は数えた上限で、実際にはもっといます。 */
  isCountCapped?: boolean;
  /** 画面に出ている列。「列を選ぶ」では、初めから選んでおきます。 */
  shown: readonly ExportKey[];
  /** 報酬の列を選べるか。 */
  showFees: boolean;
  /** 列に選べる自社の項目。 */
  customFields: readonly CustomFieldLook[];
  /** いまの選び方で数えた結果。数えている間は undefined で、Shift_JIS では出力できません。 */
  check?: ExportCheck;
  /** 選び方を変えたとき。そのファイルを数えて `check` に渡します。列が 1 つもなければ呼びません。 */
  onChoose: (choice: ExportChoice) => void;
  /** 「出力する」を押したとき。 */
  onExport: (choice: ExportChoice) => void;
  /** ファイルを作っている間。終わるまで閉じられません。 */
  exporting?: boolean;
  /** 出力できなかった理由。原因、次に直し方を書きます。 */
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
