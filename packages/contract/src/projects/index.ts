export { type DeadlineKind, deadlineKindLabels, deadlineKinds } from "./deadlines.ts";
export {
  canMove,
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
export type {
  JobPlan,
  ProjectCreator,
  ProjectCreatorListQuery,
  SendJobBody,
  SendJobResponse,
} from "./project-creators.schemas.ts";
export type { ProjectColumn } from "./projectColumns.schemas.ts";
export { builtInColumns, type CustomColumnType, customColumnTypes } from "./projectColumns.ts";
export {
  archiveProject,
  assignCreators,
  checkProjectCreator,
  createProject,
  getProject,
  listArchivedProjects,
  listProjectCreators,
  listProjects,
  removeProjectCreator,
  sendJob,
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
  Project,
  ProjectBody,
  ProjectListQuery,
  ProjectUpdateBody,
} from "./projects.schemas.ts";
