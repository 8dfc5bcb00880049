import type { ImportPreviewRow } from "@tsumugi/contract";
import { Missing } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { chevron, chevronOpen, PhoneRows } from "../PhoneRows.ts";
import type { ImportChangesProps } from "./ImportChanges.tsx";

const Root = styled(PhoneRows)`
  & .line {
    display: grid;
    grid-template-columns: 3.4em minmax(0, 1fr) auto;
    gap: 0 10px;
    align-items: center;
    min-height: 52px;
    padding: 8px 12px;
  }
  & summary.line {
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      ${chevron}
      margin: 0 3px;
    }
    &:focus-visible {
      outline: 2px solid var(--tsu-focus);
      outline-offset: -2px;
    }
  }
  & details[open] > summary::after {
    ${chevronOpen}
  }
  & .row {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & .words {
    display: grid;
    min-width: 0;
  }
  & .name,
  & .what {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .name {
    font-weight: 600;
  }
  & .what {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .reason {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    overflow-wrap: anywhere;
  }
  & details[open] .name {
    overflow: visible;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  & details[open] .what {
    display: none;
  }
  & dl {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 2px 12px 14px calc(3.4em + 22px);
  }
  & dt {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** What changes in one line. The number comes first: the end is cut. */
function wordsOf(
  { changes }: ImportPreviewRow,
  kind: ImportChangesProps["kind"],
  label: (field: string) => string,
) {
  const labels = [...new Set(changes.map(({ field }) => label(field)))];
  if (labels.length === 0) return "ファイルのとおり";
  const count = labels.length > 1 ? `${formatInteger(labels.length)}項目` : "";
  const lead = `${kind === "created" ? "読み替え" : ""}${count}`;
  return `${lead}${lead && ": "}${labels.join("、")}`;
}

function Card({
  row,
  kind,
  fieldLabel = (field) => field,
}: Pick<ImportChangesProps, "kind" | "fieldLabel"> & { readonly row: ImportPreviewRow }) {
  const head = (
    <>
      <span className="row">{formatInteger(row.row)}行</span>
      <span className="words">
        <span className="name">{row.name}</span>
        {row.reason ? (
          <span className="reason">{row.reason}</span>
        ) : (
          <span className="what">{wordsOf(row, kind, fieldLabel)}</span>
        )}
      </span>
    </>
  );
  if (row.changes.length === 0) return <div className="line">{head}</div>;
  return (
    <details>
      <summary className="line">{head}</summary>
      <dl>
        {row.changes.map(({ field, before, after }) => (
          <div key={`${field}/${before}/${after}`}>
            <dt>{fieldLabel(field)}</dt>
            <dd>
              {before ? <del>{before}</del> : <Missing label="空" />}
              <span aria-hidden="true"> → </span>
              {after ? <ins>{after}</ins> : <Missing label="空" />}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The rows on a phone: a line each, with the names of the fields that change; from what to what opens under a finger. */
export function ChangeCards({
  kind,
  rows,
  label,
  fieldLabel,
}: Pick<ImportChangesProps, "kind" | "rows" | "fieldLabel"> & { readonly label: string }) {
  return (
    <Root aria-label={label}>
      {rows.map((row) => (
        <li key={row.row}>
          <Card row={row} kind={kind} fieldLabel={fieldLabel} />
        </li>
      ))}
    </Root>
  );
}
