import { Banner, Select } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import type { OptionLook } from "../../shared/types.ts";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  min-width: 0;
  & > .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  & > .bar > label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    font-weight: 600;
    white-space: nowrap;
  }
  & > .bar > label > :last-child {
    min-width: 0;
    max-width: 320px;
  }
  & > .scroll {
    overflow: auto;
    max-height: 60dvh;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-surface);
  }
  & table {
    min-width: 100%;
    line-height: var(--tsu-leading-cell);
  }
  & th,
  & td {
    padding: 8px 10px;
    text-align: start;
    border-bottom: 1px solid var(--tsu-border);
    max-width: 260px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & thead th {
    background: var(--tsu-sunken);
    vertical-align: top;
    min-width: 230px;
    position: sticky;
    top: 0;
    z-index: 1;
  }
  & thead .column {
    display: block;
    margin-bottom: 6px;
    font-size: var(--tsu-text-sm);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & [data-unused] {
    color: var(--tsu-text-subtle);
  }
  & ul {
    list-style: disc;
    padding-left: 1.2em;
  }
`;

export interface CsvMappingStepProps {
  /** ファイルの名前。 */
  fileName: string;
  /** 列の見出し。ファイルの列の順です。 */
  headers: readonly string[];
  /** 見出しのある行の番号。それより上は取り込みません。0 なら見出しはありません。既定は 1。 */
  headerRow?: number | undefined;
  /** ファイルの最初の行。見出しの行を、この中から選びます。 */
  topRows?: readonly { readonly row: number; readonly cells: readonly string[] }[] | undefined;
  /** 見出しの行を選んだとき。0 は「見出しはない」です。 */
  onHeaderRowChange?: (row: number) => void;
  /** ファイルの最初の行の中身。 */
  sample: readonly (readonly string[])[];
  /** 全部の行数。 */
  total: number;
  /** 列ごとの取込先。null なら取り込みません。 */
  mapping: readonly (string | null)[];
  /** 取込先の選択肢。 */
  fieldOptions: readonly OptionLook[];
  /** いまの文字コード。`sheet` があれば使いません。 */
  encoding: string;
  /** 文字コードの選択肢。 */
  encodingOptions: readonly OptionLook[];
  /** Excel ブックのシート。渡すと、文字コードの代わりにシートを選びます。 */
  sheet?: string;
  /** シートの選択肢。 */
  sheetOptions?: readonly OptionLook[];
  /** シートを選んだとき。 */
  onSheetChange?: (sheet: string) => void;
  /** 同じ見出しの前回の取込から、対応付けを引き継いだか。 */
  remembered?: boolean;
  /** 次へ進むために直すこと。 */
  problems?: readonly string[];
  /** 列の取込先を変えたとき。全部の列の対応付けを渡します。 */
  onMappingChange: (mapping: (string | null)[]) => void;
  /** 文字コードを選んだとき。 */
  onEncodingChange: (encoding: string) => void;
}

const SHOWN_LETTERS = 24;

/** 「3行目: お名前、メアド…」: a row as people recognise it. */
function rowLabel(row: number, cells: readonly string[]): string {
  const words = cells.filter((cell) => cell !== "").join("、");
  const letters = [...words];
  return `${row}行目: ${letters.length > SHOWN_LETTERS ? `${letters.slice(0, SHOWN_LETTERS).join("")}…` : words}`;
}

/** Second step: which column is what, with the first rows in view. */
export function CsvMappingStep(props: CsvMappingStepProps) {
  const { fileName, headers, headerRow = 1, sample, total, mapping, fieldOptions, problems = [] } = props;
  const setColumn = (index: number, field: string) =>
    props.onMappingChange(headers.map((_, at) => (at === index ? field || null : (mapping[at] ?? null))));
  const { topRows = [], onHeaderRowChange } = props;
  const rows = topRows.map(({ row, cells }) => ({ value: String(row), label: rowLabel(row, cells) }));
  const isOffered = rows.some(({ value }) => value === String(headerRow)) || headerRow === 0;
  const columns = headers.map((header, index) => ({ header, index, key: `${index}:${header}` }));
  return (
    <Root>
      <div className="bar">
        <span>
          <strong>{fileName}</strong>（{formatInteger(total)}行）
        </span>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the select is inside */}
        <label>
          {props.sheet === undefined ? "文字コード" : "シート"}
          <Select
            inline
            options={(props.sheet === undefined ? props.encodingOptions : props.sheetOptions) ?? []}
            value={props.sheet ?? props.encoding}
            onChange={({ target }) =>
              props.sheet === undefined
                ? props.onEncodingChange(target.value)
                : props.onSheetChange?.(target.value)
            }
          />
        </label>
        {onHeaderRowChange && rows.length > 0 && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside
          <label>
            見出しの行
            <Select
              inline
              options={[
                ...(isOffered ? [] : [{ value: String(headerRow), label: `${headerRow}行目` }]),
                ...rows,
                { value: "0", label: "見出しはない" },
              ]}
              value={String(headerRow)}
              onChange={({ target }) => onHeaderRowChange(Number(target.value))}
            />
          </label>
        )}
      </div>
      {headerRow === 0 && (
        <Banner tone="info">
          見出しのない表として、最初の行から取り込みます。どの列が何かを選んでください。
        </Banner>
      )}
      {headerRow > 1 && (
        <Banner tone="info">
          {headerRow}行目を見出しとして読み取りました。それより上の行（題名など）は取り込みません。
        </Banner>
      )}
      {props.remembered && (
        <Banner tone="info">前回の取込と同じ見出しのため、そのときの対応付けを使っています。</Banner>
      )}
      {problems.length > 0 && (
        <Banner tone="warning" title="次へ進むには">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Banner>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a plain scrolling box */}
      <div className="scroll" role="region" tabIndex={0} aria-label="列の対応付け">
        <table>
          <thead>
            <tr>
              {columns.map(({ header, index, key }) => (
                <th key={key} scope="col">
                  <span className="column">{header || `（${index + 1}列目）`}</span>
                  <Select
                    aria-label={`「${header || `${index + 1}列目`}」の取込先`}
                    placeholder="取り込まない"
                    options={fieldOptions}
                    value={mapping[index] ?? ""}
                    onChange={(event) => setColumn(index, event.target.value)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((row, rowIndex) => (
              <tr key={rowIndex}>
                {columns.map(({ index, key }) => (
                  <td key={key} title={row[index]} data-unused={mapping[index] ? undefined : true}>
                    {row[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Root>
  );
}
