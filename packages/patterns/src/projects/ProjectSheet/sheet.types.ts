import type { JobStatus, JobStatusMove, ProjectColumn, ProjectCreator } from "@tsumugi/contract";
import type { DataTableActions, DataTableColumn, LinkElement, OnEdit, Selection } from "@tsumugi/ui";
import type { ReactNode, Ref } from "react";
import type { OptionLook, TableArrangement } from "../../shared/types.ts";

export type SheetRow = ProjectCreator;

export interface StatusChange {
  creator_uid: string;
  job_status: JobStatus;
  reason?: string;
}

export interface ProjectSheetProps extends TableArrangement {
  /** The project's columns in its order, built-in ones among them. */
  columns: readonly ProjectColumn[];
  rows: readonly SheetRow[];
  /** Members of the company, for 担当 and columns of members. */
  members: readonly OptionLook[];
  linkTo?: (row: SheetRow) => LinkElement;
  /** The room of the row, where there is one. */
  chatLinkTo?: (row: SheetRow) => LinkElement | undefined;
  /** Where the next step of a row is done, if that is another screen. */
  nextLinkTo?: (row: SheetRow) => LinkElement | undefined;
  /** The next step is done on this screen: the request or the terms. What is done by the status opens its menu. */
  onNext?: (row: SheetRow) => void;
  /** Moves of a row; absent or empty: read only. */
  movesOf?: (row: SheetRow) => readonly JobStatusMove[];
  onMove?: (move: StatusChange) => unknown;
  /** Saves cells. Absent: read only. */
  onEdit?: OnEdit;
  /** Space, or the button beside the name. */
  onOpenRow?: (row: SheetRow) => void;
  /** Opens the terms of a row that was asked already. */
  onOpenTerms?: (row: SheetRow) => void;
  selection?: Selection;
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  /** What the rows are grouped by: `job_status`, `owner`, `deadline` or the key of a select or member column. */
  groupBy?: string;
  closedGroups?: readonly string[];
  onToggleGroup?: (key: string) => void;
  actions?: Ref<DataTableActions>;
  totalCount?: number;
  loading?: boolean;
  empty?: ReactNode;
  /** False for viewers: no fees. */
  showFees?: boolean;
  /** The creator whom the page was opened for. */
  targetUid?: string;
  /** Columns of another part of the work, e.g. shipping; they stand after the deadline. */
  moreColumns?: readonly DataTableColumn<SheetRow>[];
}
