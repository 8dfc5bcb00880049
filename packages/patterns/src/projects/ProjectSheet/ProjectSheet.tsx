import { useNow } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { dayKey } from "@tsumugi/ui/format";
import { useMemo, useState } from "react";
import { styled } from "styled-components";
import { listTable } from "../../shared/listTable.ts";
import { stayStyle } from "../JobBoard/stayStyle.ts";
import { StatusMenu } from "../StatusMenu/StatusMenu.tsx";
import type { ProjectSheetProps, SheetRow } from "./sheet.types.ts";
import { sheetColumns, withHidden, withMoreColumns } from "./sheetColumns.ts";
import { groupRows } from "./sheetGroups.ts";

/** One element for the whole sheet: a styled component in each of fifteen thousand cells would slow scrolling. */
const Root = styled.div`
  min-width: 0;
  ${stayStyle}
  & .who {
    display: flex;
    align-items: center;
    gap: 6px;
    & > :first-child {
      flex: 1;
      min-width: 0;
    }
    & > .remarks {
      display: inline-flex;
      align-items: center;
      gap: 2px;
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-xs);
    }
    & > .open {
      position: absolute;
      inset: 50% 8px auto auto;
      translate: 0 -50%;
      padding: 2px 8px;
      border: 1px solid var(--tsu-border);
      border-radius: var(--tsu-radius-sm);
      background: var(--tsu-surface);
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-xs);
      opacity: 0;
      &:focus-visible {
        opacity: 1;
      }
    }
  }
  & tr:hover .who > .open,
  & [data-active] .who > .open {
    opacity: 1;
  }
  & .next {
    color: var(--tsu-text-muted);
    &[data-turn="ours"],
    &[data-turn="ours"] > a {
      color: var(--tsu-brand-text);
      font-weight: 650;
    }
  }
  & button.next,
  & .next[data-turn="ours"] > a {
    display: inline-block;
    max-width: 100%;
    padding: 2px 10px;
    border: 1px solid var(--tsu-brand-text);
    border-radius: var(--tsu-radius-full);
    background: var(--tsu-surface);
    overflow: hidden;
    text-overflow: ellipsis;
    text-decoration: none;
    vertical-align: middle;
    &:hover {
      background: var(--tsu-brand-soft);
    }
  }
  @media (max-width: 640px) {
    & button.next,
    & .next > a,
    & button.fee {
      position: relative;
      &::after {
        content: "";
        position: absolute;
        inset: -11px 0;
      }
    }
    /* Its long words end in a mark, its height is that of a thumb. */
    & button.next,
    & .next[data-turn="ours"] > a {
      overflow: clip visible;
    }
    /* What is not seen yet is not pressed in place of the name below it. */
    & .who > .open {
      pointer-events: none;
    }
    & tr:hover .who > .open,
    & [data-active] .who > .open {
      pointer-events: auto;
      &::after {
        content: "";
        position: absolute;
        inset: -12px -8px;
      }
    }
  }
  & button.next:not([data-turn="ours"]) {
    border-color: var(--tsu-border);
  }
  & .due {
    font-variant-numeric: tabular-nums;
    & > .kind {
      margin-right: 6px;
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-xs);
    }
    & > .left {
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-xs);
    }
    &[data-tone="danger"],
    &[data-tone="danger"] > .left {
      color: var(--tsu-danger-text);
      font-weight: 650;
    }
    &[data-tone="warning"] > .left {
      color: var(--tsu-warning-text);
      font-weight: 650;
    }
  }
  & .news {
    margin-inline-start: 4px;
    color: var(--tsu-danger-text);
    vertical-align: middle;
  }
  & .inherited {
    color: var(--tsu-text-muted);
  }
  & button.fee {
    margin: 0 -6px;
    padding: 0 6px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    text-align: end;
    cursor: pointer;
    &:hover {
      text-decoration: underline;
    }
  }
  & .fee > .wish {
    display: block;
    color: var(--tsu-warning-text);
    font-size: var(--tsu-text-xs);
  }
  /* Both lines, and the button of the status, fit into the lowest row: a row may not change its height with its columns. */
  & .fee:has(> .wish) {
    display: inline-block;
    line-height: 1;
    vertical-align: middle;
  }
  & .status {
    margin-block: -1px;
  }
  & .accounts > span {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    margin-right: 8px;
  }
  & .accounts svg {
    flex: none;
  }
  & .choice {
    padding: 1px 8px;
    border-radius: var(--tsu-radius-full);
    background: var(--tsu-sunken);
    color: var(--tsu-text);
  }
  & .tick {
    display: inline-grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border: 1.5px solid var(--tsu-field-border, var(--tsu-text-muted));
    border-radius: var(--tsu-radius-sm);
    font-weight: 700;
    line-height: 1;
    &[data-on] {
      border-color: var(--tsu-success-text);
      background: var(--tsu-success-soft);
      color: var(--tsu-success-text);
    }
    &[data-toggle] {
      cursor: pointer;
    }
  }
`;

const keyOf = (row: SheetRow) => row.creator_uid;
const nameOf = (row: SheetRow) => row.display_name;

/** The sheet that replaces the spreadsheet: a row for each creator of a project, with cells that are typed into. */
export function ProjectSheet(props: ProjectSheetProps) {
  const { rows, groupBy, closedGroups = [], columns, members, layout } = props;
  const [moving, setMoving] = useState<{ row: SheetRow; button: HTMLElement }>();
  // As it is now: a colleague may change it while the reason is written.
  const moved = moving && (rows.find((row) => keyOf(row) === keyOf(moving.row)) ?? moving.row);
  const now = useNow();
  // Days are counted, so what is drawn changes at midnight and not with each minute.
  const today = Date.parse(`${dayKey(now)}T00:00:00+09:00`);
  const { linkTo, chatLinkTo, nextLinkTo, onNext, onMove, onOpenRow, onOpenTerms, onEdit, showFees } = props;
  const drawn = useMemo(
    () =>
      sheetColumns({
        columns,
        rows: [],
        members,
        now: today,
        linkTo,
        chatLinkTo,
        nextLinkTo,
        onNext,
        onMove,
        onEdit,
        onOpenRow,
        onOpenTerms,
        showFees,
        onOpenStatus: (row, button) => setMoving({ row, button }),
      }),
    [
      columns,
      members,
      today,
      linkTo,
      chatLinkTo,
      nextLinkTo,
      onNext,
      onMove,
      onEdit,
      onOpenRow,
      onOpenTerms,
      showFees,
    ],
  );
  const { moreColumns } = props;
  const withMore = useMemo(() => withMoreColumns(drawn, moreColumns), [drawn, moreColumns]);
  const arranged = useMemo(() => withHidden(columns, layout), [columns, layout]);
  const grouped = useMemo(
    () => groupRows(rows, groupBy, closedGroups, columns, members),
    [rows, groupBy, closedGroups, columns, members],
  );

  return (
    <Root>
      <DataTable
        label="案件のクリエイター"
        columns={withMore}
        rows={grouped?.rows ?? rows}
        groups={grouped?.groups}
        onToggleGroup={props.onToggleGroup}
        rowKey={keyOf}
        rowLabel={nameOf}
        targetKey={props.targetUid}
        {...listTable(props)}
        layout={arranged}
        columnSettings={false}
        selection={props.selection}
        onEdit={onEdit}
        onOpenRow={onOpenRow}
        actions={props.actions}
        rowHeight={40}
      />
      {moving && moved && (
        <StatusMenu
          key={moved.creator_uid}
          status={moved.job_status}
          name={moved.display_name}
          moves={props.movesOf?.(moved) ?? []}
          anchor={moving.button}
          onClose={() => setMoving(undefined)}
          onMove={(move) => onMove?.({ creator_uid: moved.creator_uid, was: moved.job_status, ...move })}
        />
      )}
    </Root>
  );
}
