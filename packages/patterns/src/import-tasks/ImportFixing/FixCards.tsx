import { Badge, createKeyedQueue, PlainButton, Skeleton } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { chevron, chevronOpen, PhoneRows } from "../PhoneRows.ts";
import { FixField } from "./FixField.tsx";
import { columnsToFix, headerOf, type ImportFailedRowLook, reasonOf } from "./fixColumns.tsx";
import type { ImportFixingProps } from "./ImportFixing.tsx";
import type { UnsavedCells } from "./useUnsavedCells.ts";

const Root = styled(PhoneRows)`
  & > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 76px;
    padding: 4px 14px;
  }
  & > li:has([aria-expanded="true"]) {
    padding-bottom: 14px;
  }
  & fieldset {
    display: grid;
    gap: 12px;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & .head {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    align-items: center;
    width: 100%;
    min-height: 52px;
    margin: 0;
    padding: 8px 24px 8px 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    &::after {
      ${chevron}
      position: absolute;
      top: calc(50% - 4px);
      right: 4px;
    }
    &[aria-expanded="true"]::after {
      ${chevronOpen}
    }
    &:focus-visible {
      outline: 2px solid var(--tsu-focus);
      outline-offset: 2px;
    }
    & > .reason {
      flex: 1 1 100%;
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  & .who {
    font-weight: 650;
    overflow-wrap: anywhere;
    & > span {
      color: var(--tsu-text-muted);
      font-weight: 400;
    }
  }
  & .reason {
    color: var(--tsu-danger-text);
    font-size: var(--tsu-text-sm);
    word-break: auto-phrase;
  }
  & .hint:has([data-wrong]) {
    overflow-wrap: anywhere;
  }
  & summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--tsu-brand-text);
    font-weight: 600;
    cursor: pointer;
    &::before {
      content: "▸";
      margin-right: 6px;
    }
  }
  & details[open] > summary::before {
    content: "▾";
  }
  & details > div {
    display: grid;
    gap: 12px;
  }
`;

type Props = Pick<ImportFixingProps, "rows" | "headers" | "mapping" | "onFix" | "loading"> & UnsavedCells;

interface CardProps extends Omit<Props, "rows"> {
  row: ImportFailedRowLook;
  /** Open from the start: it shows what the others hold. */
  isFirstCard: boolean;
  columns: readonly number[];
  save: (row: number, column: number, value: string) => Promise<void>;
}

function Card({ row, isFirstCard, columns, headers, mapping, save, typedIn, noteTyped }: CardProps) {
  const id = useId();
  const { cells, problems, fixed = [] } = row;
  const name = cells[mapping.indexOf("display_name")]?.trim();
  // A cell fixed among the others stays there: a field must not move under the finger.
  const isFirst = (column: number) =>
    reasonOf(row, mapping[column]) !== undefined || column >= headers.length;
  const present = columns.filter((column) => column < Math.max(headers.length, cells.length));
  const first = present.filter(isFirst);
  const others = present.filter((column) => !isFirst(column));
  const [isOpen, setOpen] = useState(first.length === 0);
  const isBegun = columns.some((column) => typedIn(row.row, column) !== undefined);
  const [isShown, setShown] = useState(isFirstCard || isBegun);
  const ofRow = problems.filter(({ field }) => field === null || !mapping.includes(field));
  const fields = (shown: readonly number[]) =>
    shown.map((column) => (
      <FixField
        key={column}
        label={headerOf(headers, column)}
        value={cells[column] ?? ""}
        reason={reasonOf(row, mapping[column])}
        fixed={fixed.includes(column)}
        begun={typedIn(row.row, column)}
        onLeft={(typed) => noteTyped(row.row, column, typed)}
        onSave={(value) => save(row.row, column, value)}
      />
    ));
  return (
    <li>
      <fieldset aria-labelledby={id}>
        <PlainButton className="head" aria-expanded={isShown} onClick={() => setShown((shown) => !shown)}>
          <span className="who" id={id}>
            {formatInteger(row.row)}行目 {name && <span>{name}</span>}
          </span>
          {fixed.length > 0 && (
            <Badge tone="success" icon="check">
              直しました
            </Badge>
          )}
          {!isShown && <span className="reason">{problems.map(({ message }) => message).join(" ")}</span>}
        </PlainButton>
        {isShown &&
          ofRow.map(({ message }) => (
            <p key={message} className="reason">
              {message}
            </p>
          ))}
        {isShown && fields(first)}
        {isShown && others.length > 0 && (
          <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>ほかの{others.length}項目も直す</summary>
            {isOpen && <div>{fields(others)}</div>}
          </details>
        )}
      </fieldset>
    </li>
  );
}

/**
 * The rows on a phone, closed but for the first: each reason with the field that fixes it right under it, instead of a
 * table wider than the window.
 */
export function FixCards(props: Props) {
  const { rows, loading, onFix } = props;
  const [enqueue] = useState(createKeyedQueue);
  const columns = columnsToFix(props).toSorted((a, b) => a - b);
  const save = (row: number, column: number, value: string) =>
    enqueue([String(row)], async () => onFix([{ row, column, value }]));
  if (rows.length === 0 && loading) return <Skeleton shape="card" count={3} />;
  return (
    <Root aria-label="エラーの行" aria-busy={loading || undefined}>
      {rows.map((row, index) => (
        <Card key={row.row} {...props} row={row} isFirstCard={index === 0} columns={columns} save={save} />
      ))}
    </Root>
  );
}
