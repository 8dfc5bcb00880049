export { assignCreators, getAssignHints, matchCreators, registerCreators } from "./assign.endpoints.ts";
export type { AssignCandidate, AssignHint, MatchedLine, NewCreator } from "./assign.schemas.ts";
export { dayOrderProblems } from "./dayOrders.ts";
export {
  type DaySource,
  type DeadlineKind,
  daySources,
  deadlineDay,
  deadlineKindLabels,
  deadlineKinds,
  deadlinesOfStatus,
  type JobDays,
  type ProjectDays,
} from "./deadlines.ts";
export { movedDays } from "./duplicateDays.ts";
export {
  canMove,
  isAgreed,
  isUnderWay,
  type JobMover,
  type JobPhase,
  type JobStatus,
  type JobStatusMove,
  jobPhaseLabels,
  jobPhaseStatuses,
  jobPhases,
  jobStatuses,
  jobStatusLabels,
  jobStatusMoves,
  phaseOf,
} from "./jobStatus.ts";
export {
  type JobFacts,
  type NextActionKind,
  type NextActionScreen,
  nextActionOf,
  nextActionScreens,
  nextActionSteps,
  nextActions,
  type Turn,
  turnLabels,
  turns,
} from "./nextAction.ts";
export { postMovesJob, whyNoPost } from "./postableJob.ts";
export {
  deleteRowComment,
  editProjectCells,
  editRowComment,
  listProjectHistory,
  listRowComments,
  postRowComment,
} from "./project-cells.endpoints.ts";
export type {
  CellChange,
  CellValue,
  ProjectChange,
  RefusedCell,
  RowComment,
} from "./project-cells.schemas.ts";
export type {
  JobPlan,
  ProjectCreator,
  ProjectCreatorListQuery,
} from "./project-creators.schemas.ts";
export type { ProjectColumn } from "./projectColumns.schemas.ts";
export {
  type BuiltInColumn,
  builtInColumnLabels,
  builtInColumns,
  type CustomColumnType,
  customColumnTypes,
  type EditableColumn,
  editableColumns,
  plannedColumns,
} from "./projectColumns.ts";
export {
  CELL_CHANGES_MAX,
  customSort,
  projectCreatorSorts,
  ROW_COMMENT_MAX,
  ROW_MEMO_MAX,
} from "./projects.constants.ts";
export {
  archiveProject,
  archiveProjects,
  checkProjectCreator,
  createProject,
  exportProjectCreators,
  getProject,
  getProjectTotals,
  listArchivedProjects,
  listProjectCreators,
  listProjects,
  removeProjectCreator,
  updateJobPlan,
  updateJobStatus,
  updateProject,
  updateProjectColumns,
  updateProjectMemo,
  updateProjectNote,
} from "./projects.endpoints.ts";
export { blankProject, type ProjectValues, projectFields, projectValues } from "./projects.fields.ts";
export type {
  NextDeadline,
  OpenProjectListQuery,
  Project,
  ProjectBody,
  ProjectListQuery,
  ProjectSpending,
  ProjectUpdateBody,
} from "./projects.schemas.ts";
export {
  cancelJobSend,
  cancelScheduledJobs,
  getProjectTerms,
  listJobSends,
  listScheduledJobs,
  previewJob,
  rescheduleJobs,
  sendJob,
  updateProjectTerms,
} from "./send-job.endpoints.ts";
export type {
  JobSend,
  ProjectTerms,
  ScheduledJob,
  SendJobBody,
  SendJobResponse,
} from "./send-job.schemas.ts";
export { budgetUse, PROJECT_COST_RULE, projectCost } from "./spending.ts";
