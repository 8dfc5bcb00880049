import type { ImportNewTag, ImportPreviewRow, ImportTask } from "@tsumugi/contract";
import { Banner, EmptyState, RadioGroup, Tabs } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { OptionLook } from "../../shared/types.ts";
import { ImportChanges } from "../ImportChanges/ImportChanges.tsx";
import { ImportCounts } from "../ImportCounts/ImportCounts.tsx";
import { ImportNewTags } from "../ImportNewTags/ImportNewTags.tsx";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
  & .tab {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    min-width: 0;
    padding-top: 14px;
  }
`;

export interface DryRunChoice {
  /** 何を選ぶか。 */
  readonly label: string;
  /** 選択肢。 */
  readonly options: readonly OptionLook[];
  /** 選んでいる値。 */
  readonly value: string;
  /** ほかの値を選んだとき。すべての行を判定し直します。 */
  readonly onChange: (value: string) => void;
}

export interface CsvDryRunStepProps {
  /** 行の数。全行と、新規・更新・重複・エラーの内訳です。 */
  counts: Pick<ImportTask, "total" | "created" | "updated" | "skipped" | "failed">;
  /** 新規・更新・重複の、それぞれ最初の行。件数は `counts` のほうです。 */
  rows: { readonly [Kind in "created" | "updated" | "skipped"]: readonly ImportPreviewRow[] };
  /** 企業でまだ使っていないタグ。 */
  newTags: readonly ImportNewTag[];
  /** エラーの行を直すところ。`ImportFixing` を置きます。 */
  fixing: ReactNode;
  /** 項目のコードから名前を返します。 */
  fieldLabel?: (field: string) => string;
  /** 登録済みの人の扱い、見つけ方、空欄の扱い。変えるたびに判定し直します。 */
  choices: readonly DryRunChoice[];
  /** 取り込まない列の見出し。 */
  leftOut?: readonly string[];
  /** 空欄で登録済みの内容を消す行の数。既定は 0。 */
  emptied?: number;
}

/** What has to be looked at most comes first; the tab of the first one that has rows is open. */
const byUrgency = ["failed", "updated", "created", "skipped"] as const;

/** What has to be said before starting, the gravest first. */
function Advice({
  counts,
}: {
  counts: Pick<ImportTask, "total" | "created" | "updated" | "skipped" | "failed">;
}) {
  if (counts.skipped === counts.total) {
    return (
      <Banner tone="info">
        すべての行が重複のため、取り込むものはありません。「重複」で理由を確かめるか、別のファイルを選んでください。
      </Banner>
    );
  }
  if (counts.created + counts.updated === 0) {
    return (
      <Banner tone="warning">
        取り込める行がありません。エラーを直すか、列の対応付けを見直してください。
      </Banner>
    );
  }
  if (counts.failed > 0) {
    return (
      <Banner tone="warning">
        下の「エラー」で直せます。直さない行は取り込まず、理由を付けたファイルで後から受け取れます。
      </Banner>
    );
  }
  return (
    <Banner tone="info">まだ何も書き込んでいません。内容を確かめて「取り込む」を押してください。</Banner>
  );
}

/** Third step: what would become of every row, which cells change, and fixing in place. Nothing has been written yet. */
export function CsvDryRunStep(props: CsvDryRunStepProps) {
  const { counts, rows, fieldLabel, emptied = 0, leftOut = [] } = props;
  const tab = (value: string, label: string, count: number, content: ReactNode) => ({
    value,
    label: `${label}（${formatInteger(count)}）`,
    content: <div className="tab">{content}</div>,
  });
  const changes = (kind: "created" | "updated" | "skipped", label: string) =>
    tab(
      kind,
      label,
      counts[kind],
      <ImportChanges kind={kind} rows={rows[kind]} total={counts[kind]} fieldLabel={fieldLabel} />,
    );
  return (
    <Root>
      <ImportCounts counts={counts} />
      {props.choices.map(({ label, options, value, onChange }) => (
        <RadioGroup key={label} label={label} options={options} value={value} onValueChange={onChange} />
      ))}
      <Advice counts={counts} />
      {leftOut.length > 0 && (
        <Banner tone="info">
          取り込まない列（{formatInteger(leftOut.length)}）: {leftOut.join("、")}
          。取り込むには「列の対応付け」で項目を選んでください。
        </Banner>
      )}
      {emptied > 0 && (
        <Banner tone="warning">
          {formatInteger(emptied)}
          行で、登録済みの内容を空欄にします。どの項目が空になるかを「更新」で確かめてください。
        </Banner>
      )}
      <ImportNewTags tags={props.newTags} />
      <Tabs
        label="行の内訳"
        defaultValue={byUrgency.find((kind) => counts[kind] > 0) ?? "created"}
        items={[
          tab(
            "failed",
            "エラー",
            counts.failed,
            counts.failed > 0 ? (
              props.fixing
            ) : (
              <EmptyState kind="done" compact title="エラーの行はありません">
                すべての行を取り込めます。
              </EmptyState>
            ),
          ),
          changes("updated", "更新"),
          changes("created", "新規"),
          changes("skipped", "重複"),
        ]}
      />
    </Root>
  );
}
