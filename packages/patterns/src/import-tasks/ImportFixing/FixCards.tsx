import { createKeyedQueue, Skeleton } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { FixField } from "./FixField.tsx";
import { columnsToFix, headerOf, type ImportFailedRowLook, reasonOf } from "./fixColumns.tsx";
import type { ImportFixingProps } from "./ImportFixing.tsx";
import type { UnsavedCells } from "./useUnsavedCells.ts";

const Root = styled.ol`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 220px;
    padding: 14px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-surface);
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
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
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
  columns: readonly number[];
  save: (row: number, column: number, value: string) => Promise<void>;
}

function Card({ row, columns, headers, mapping, save, typedIn, noteTyped }: CardProps) {
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
        <p className="head" id={id}>
          {formatInteger(row.row)}行目 {name && <span>{name}</span>}
        </p>
        {ofRow.map(({ message }) => (
          <p key={message} className="reason">
            {message}
          </p>
        ))}
        {fields(first)}
        {others.length > 0 && (
          <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>ほかの{others.length}項目も直す</summary>
            {isOpen && <div>{fields(others)}</div>}
          </details>
        )}
      </fieldset>
    </li>
  );
}

/** The rows on a phone: each reason with the field that fixes it right under it, instead of a table wider than the window. */
export function FixCards(props: Props) {
  const { rows, loading, onFix } = props;
  const [enqueue] = useState(createKeyedQueue);
  const columns = columnsToFix(props).toSorted((a, b) => a - b);
  const save = (row: number, column: number, value: string) =>
    enqueue([String(row)], async () => onFix([{ row, column, value }]));
  if (rows.length === 0 && loading) return <Skeleton shape="card" count={3} />;
  return (
    <Root aria-label="エラーの行" aria-busy={loading || undefined}>
      {rows.map((row) => (
        <Card key={row.row} {...props} row={row} columns={columns} save={save} />
      ))}
    </Root>
  );
}
