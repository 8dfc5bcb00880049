import { Avatar, Badge, Button, Radio } from "@tsumugi/ui";
import { useId } from "react";
import { styled } from "styled-components";
import {
  differs,
  type FieldChoiceRow,
  type FieldChoices,
  type FieldSide,
  isConflict,
} from "./fieldChoiceRows.ts";

const Root = styled.div`
  display: grid;
  gap: 4px;
  & .head,
  & .row {
    display: grid;
    grid-template-columns: 124px repeat(2, minmax(0, 1fr)) 128px;
    gap: 8px 12px;
    align-items: stretch;
    padding: 8px 0;
    border-bottom: 1px solid var(--tsu-border);
  }
  &[data-plain] .head,
  &[data-plain] .row {
    grid-template-columns: 124px repeat(2, minmax(0, 1fr));
  }
  & .head {
    position: sticky;
    top: -4px;
    /* As wide as the dialog's body: beside it the shadow of the dialog's own head would show. */
    margin-inline: -24px;
    padding-inline: 24px;
    z-index: 1;
    background: var(--tsu-raised);
    font-weight: 650;
    align-items: center;
  }
  & .head > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 8px;
  }
  & .row > .label {
    font-weight: 600;
    display: grid;
    gap: 2px;
    align-content: start;
    justify-items: start;
    padding-top: 8px;
    word-break: auto-phrase;
  }
  & label {
    display: flex;
    gap: 8px;
    align-items: flex-start;
    padding: 8px 10px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
    cursor: pointer;
    min-width: 0;
    white-space: pre-wrap;
    line-height: var(--tsu-leading-cell);
  }
  & label:hover {
    background: var(--tsu-hover);
  }
  & label:has(:checked) {
    border-color: var(--tsu-brand-text);
    background: var(--tsu-selected);
  }
  & .where {
    display: none;
  }
  & > details {
    padding-top: 8px;
    & > summary {
      cursor: pointer;
      width: fit-content;
      color: var(--tsu-brand-text);
      @media (min-width: 641px) {
        min-height: 28px;
      }
    }
    & dt {
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
    }
    & dl {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
      gap: 8px 16px;
      padding-top: 8px;
    }
    & dd {
      white-space: pre-wrap;
    }
  }
  @media (max-width: 720px) {
    &,
    &[data-plain] {
      & .row {
        grid-template-columns: minmax(0, 1fr);
      }
      & .head {
        display: none;
      }
    }
    & .row > .label {
      padding-top: 0;
      display: flex;
      gap: 8px;
    }
    & .where {
      display: block;
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-xs);
    }
  }
`;

export interface FieldChoiceProps {
  /** 比べる項目。同じ内容の項目は、畳んで出します。 */
  rows: readonly FieldChoiceRow[];
  /** 2 つの記録の呼び名。「自社の記録」と「公開プロフィール」など。 */
  names: { left: string; right: string };
  /** 違う項目ごとに、どちらを残すか。 */
  value: FieldChoices;
  /** 選び直したとき。次の値の全体を渡します。 */
  onValueChange: (next: FieldChoices) => void;
}

function Value({ text, picture }: { text: string; picture?: boolean }) {
  if (text === "") return <span className="tsu-muted">（空欄）</span>;
  // The picture needs words of its own: the face beside the radio is decoration to a screen reader.
  if (picture)
    return (
      <>
        <Avatar name="画像" image={text} size="lg" />
        <span className="tsu-hidden">画像あり</span>
      </>
    );
  return <>{text}</>;
}

/** Two versions of one record, field by field: the person says which is kept. What is the same is out of the way. */
export function FieldChoice({ rows, names, value, onValueChange }: FieldChoiceProps) {
  const id = useId();
  const open = rows.filter(differs);
  const same = rows.filter((row) => !differs(row) && row.left !== "");
  const canJoin = open.some(({ joinable }) => joinable);
  const takeAll = (side: FieldSide) => onValueChange(Object.fromEntries(open.map(({ key }) => [key, side])));
  const option = (row: FieldChoiceRow, side: FieldSide) => (
    <Radio
      name={`${id}${row.key}`}
      checked={value[row.key] === side}
      onChange={() => onValueChange({ ...value, [row.key]: side })}
      label={
        side === "both" ? (
          "両方を残す"
        ) : (
          <>
            <span className="where">{names[side]}</span>
            <Value text={row[side]} picture={row.picture} />
          </>
        )
      }
    />
  );
  return (
    <Root data-plain={!canJoin || undefined}>
      {open.length === 0 && <p>すべての項目が同じ内容です。</p>}
      {open.length > 0 && (
        <div className="head">
          <span className="tsu-muted">項目</span>
          {(["left", "right"] as const).map((side) => (
            <div key={side}>
              {names[side]}
              <Button size="sm" variant="ghost" onClick={() => takeAll(side)}>
                すべてこちら
              </Button>
            </div>
          ))}
        </div>
      )}
      {open.map((row) => (
        <div key={row.key} className="row" role="radiogroup" aria-labelledby={`${id}${row.key}-label`}>
          <div className="label">
            <span id={`${id}${row.key}-label`}>{row.label}</span>
            {isConflict(row) && <Badge tone="warning">内容が違います</Badge>}
          </div>
          {option(row, "left")}
          {option(row, "right")}
          {row.joinable && option(row, "both")}
        </div>
      ))}
      {same.length > 0 && (
        <details>
          <summary>同じ内容の項目 {same.length}件</summary>
          <dl>
            {same.map((row) => (
              <div key={row.key}>
                <dt>{row.label}</dt>
                <dd>
                  <Value text={row.left} picture={row.picture} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Root>
  );
}
