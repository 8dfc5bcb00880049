import { Checkbox, ErrorState, LoadMore, Skeleton } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { AssignRowsLook } from "./assign.types.ts";
import type { AssignHints } from "./assignWords.ts";
import { CreatorRow } from "./CreatorRow.tsx";
import type { AssignChoice } from "./useAssignChoice.ts";

const All = styled.div`
  padding: 4px;
  border-bottom: 1px solid var(--tsu-border-strong);
`;

export interface CreatorRowsProps {
  /** Accessible name of the list. */
  label: string;
  rows: AssignRowsLook;
  hints: AssignHints;
  assignedUids: ReadonlySet<string>;
  choice: AssignChoice;
  /** Where there is no row. */
  empty: ReactNode;
  /** Offers all rows at once; for sources that are complete lists. */
  selectsAll?: boolean;
}

/** The candidates of one source. */
export function CreatorRows({
  label,
  rows,
  hints,
  assignedUids,
  choice,
  empty,
  selectsAll,
}: CreatorRowsProps) {
  const { creators, loading = false, error, onRetry, totalCount, hasMore = false, onLoadMore } = rows;
  if (creators.length === 0) {
    if (error) return <ErrorState compact error={error} onRetry={onRetry} loading={loading} />;
    return loading ? <Skeleton shape="block" height={240} /> : empty;
  }
  const free = creators.filter(({ uid }) => !assignedUids.has(uid) && !hints.get(uid)?.archived);
  const taken = free.filter(({ uid }) => choice.isChosen(uid));
  return (
    <div>
      {selectsAll && free.length > 0 && (
        <All>
          <Checkbox
            checked={taken.length === free.length}
            indeterminate={taken.length > 0 && taken.length < free.length}
            onChange={(event) => choice.toggle(free, event.target.checked)}
            label={`追加できる${free.length}名をすべて選ぶ`}
          />
        </All>
      )}
      <ul aria-label={label}>
        {creators.map((creator) => (
          <CreatorRow
            key={creator.uid}
            creator={creator}
            hints={hints}
            checked={choice.isChosen(creator.uid)}
            isAssigned={assignedUids.has(creator.uid)}
            onToggle={(on) => choice.toggle([creator], on)}
          />
        ))}
      </ul>
      <LoadMore
        shown={creators.length}
        total={totalCount}
        hasMore={hasMore}
        loading={loading}
        error={error}
        onLoadMore={() => onLoadMore?.()}
        unit="名"
      />
    </div>
  );
}
