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
  readonly label: string;
  readonly options: readonly OptionLook[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface CsvDryRunStepProps {
  counts: Pick<ImportTask, "total" | "created" | "updated" | "skipped" | "failed">;
  /** The first rows of each; the counts are of all. */
  rows: { readonly [Kind in "created" | "updated" | "skipped"]: readonly ImportPreviewRow[] };
  /** Tags that the company has none of yet. */
  newTags: readonly ImportNewTag[];
  /** The rows that fail, to be fixed: `ImportFixing`. */
  fixing: ReactNode;
  fieldLabel?: (field: string) => string;
  /** What becomes of those who are registered, how they are found, what a blank cell does: each is judged again. */
  choices: readonly DryRunChoice[];
  /** Rows of which a blank cell empties something. */
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
  const { counts, rows, fieldLabel, emptied = 0 } = props;
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
