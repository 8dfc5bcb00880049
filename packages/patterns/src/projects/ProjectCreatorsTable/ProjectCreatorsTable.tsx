import type { JobStatus, JobStatusMove, ProjectCreator } from "@tsumugi/contract";
import type { LinkElement, Selection } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import type { ReactNode } from "react";
import { listTable } from "../../shared/listTable.ts";
import type { TableArrangement } from "../../shared/types.ts";
import type { PlanChange } from "./PlanCell.tsx";
import { projectCreatorColumns } from "./projectCreatorColumns.tsx";

export interface ProjectCreatorsTableProps extends TableArrangement {
  creators: readonly ProjectCreator[];
  linkTo?: (creator: ProjectCreator) => LinkElement;
  /** Link to the job's room; none without a room. */
  chatLinkTo?: (creator: ProjectCreator) => LinkElement | undefined;
  /** Moves of a row; absent or empty: read only. */
  movesOf?: (creator: ProjectCreator) => readonly JobStatusMove[];
  onMove?: (move: { creator_uid: string; job_status: JobStatus; reason?: string }) => void;
  onMemo?: (memo: { creator_uid: string; memo: string }) => void;
  /** Saves fee and days before a request; absent: shown only. */
  onPlan?: (change: PlanChange) => Promise<unknown>;
  /** Words for a rejected `onPlan`. */
  errorText?: (cause: unknown) => string;
  /** Opens the terms of a row with their versions. */
  onOpenTerms?: (creator: ProjectCreator) => void;
  selection?: Selection;
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  totalCount?: number;
  loading?: boolean;
  empty?: ReactNode;
  showFees?: boolean;
  /** The creator whom the page was opened for. */
  targetUid?: string;
  /** Menu at the end of a row. */
  rowActions?: (creator: ProjectCreator) => ReactNode;
}

/** The table that replaces the spreadsheet: who, where it stands, since when, what is next. */
export function ProjectCreatorsTable(props: ProjectCreatorsTableProps) {
  return (
    <DataTable
      label="案件のクリエイター"
      columns={projectCreatorColumns(props)}
      rows={props.creators}
      rowKey={(row) => row.creator_uid}
      rowLabel={(row) => row.display_name}
      targetKey={props.targetUid}
      {...listTable(props)}
      selection={props.selection}
      rowHeight={56}
    />
  );
}
