import {
  archiveProject as archiveEndpoint,
  archiveProjects,
  assignCreators as assignEndpoint,
  checkProjectCreator,
  createProject as createEndpoint,
  editProjectCells,
  getProject as getEndpoint,
  getProjectTotals,
  listArchivedProjects as listArchivedEndpoint,
  listProjects as listEndpoint,
  listProjectCreators,
  removeProjectCreator,
  sendJob as sendJobEndpoint,
  updateJobPlan,
  updateJobStatus,
  updateProject,
  updateProjectColumns,
  updateProjectMemo,
  updateProjectNote,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { assignCreators, removeCreator } from "./assignment.service.ts";
import { setCell, setMemo } from "./cells.service.ts";
import { setJobPlan } from "./jobPlan.service.ts";
import { changeJobStatus, listCreators } from "./projectCreators.service.ts";
import {
  archiveProject,
  archiveSeveral,
  createProject,
  editColumns,
  editNote,
  editProject,
  getProject,
  getTotals,
  listArchivedProjects,
  listProjects,
} from "./projects.service.ts";
import { sendJob } from "./sendJob.service.ts";
import { editCells } from "./sheet/editCells.service.ts";

export const projectsRoutes = [
  handle(listEndpoint, listProjects),
  handle(listArchivedEndpoint, listArchivedProjects),
  handle(getProjectTotals, getTotals),
  handle(archiveProjects, archiveSeveral),
  handle(getEndpoint, getProject),
  handle(createEndpoint, createProject),
  handle(updateProject, editProject),
  handle(updateProjectNote, editNote),
  handle(updateProjectColumns, editColumns),
  handle(archiveEndpoint, archiveProject),
  handle(listProjectCreators, listCreators),
  handle(assignEndpoint, assignCreators),
  handle(removeProjectCreator, removeCreator),
  handle(updateJobStatus, changeJobStatus),
  handle(checkProjectCreator, setCell),
  handle(updateProjectMemo, setMemo),
  handle(editProjectCells, editCells),
  handle(sendJobEndpoint, sendJob),
  handle(updateJobPlan, setJobPlan),
];
