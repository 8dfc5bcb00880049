import {
  archiveProject as archiveEndpoint,
  assignCreators as assignEndpoint,
  checkProjectCreator,
  createProject as createEndpoint,
  getProject as getEndpoint,
  listArchivedProjects,
  listProjects as listEndpoint,
  listProjectCreators,
  removeProjectCreator,
  sendJob as sendJobEndpoint,
  updateJobStatus,
  updateProject,
  updateProjectColumns,
  updateProjectMemo,
  updateProjectNote,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { assignCreators, removeCreator } from "./assignment.service.ts";
import { setCell, setMemo } from "./cells.service.ts";
import { changeJobStatus, listCreators } from "./projectCreators.service.ts";
import {
  archiveProject,
  createProject,
  editColumns,
  editNote,
  editProject,
  getProject,
  listProjects,
} from "./projects.service.ts";
import { sendJob } from "./sendJob.service.ts";

export const projectsRoutes = [
  handle(listEndpoint, ({ actor, query }) => listProjects(actor, query, false)),
  handle(listArchivedProjects, ({ actor, query }) => listProjects(actor, query, true)),
  handle(getEndpoint, ({ actor, params }) => getProject(actor, params.id)),
  handle(createEndpoint, ({ actor, body }) => createProject(actor, body)),
  handle(updateProject, ({ actor, params, body }) => editProject(actor, params.id, body)),
  handle(updateProjectNote, ({ actor, params, body }) => editNote(actor, params.id, body)),
  handle(updateProjectColumns, ({ actor, params, body }) => editColumns(actor, params.id, body)),
  handle(archiveEndpoint, ({ actor, params, body }) => archiveProject(actor, params.id, body.archived)),
  handle(listProjectCreators, ({ actor, params, query }) => listCreators(actor, params.id, query)),
  handle(assignEndpoint, ({ actor, params, body }) => assignCreators(actor, params.id, body.creator_uids)),
  handle(removeProjectCreator, ({ actor, params, body }) =>
    removeCreator(actor, params.id, body.creator_uid),
  ),
  handle(updateJobStatus, ({ actor, params, body }) => changeJobStatus(actor, params.id, body)),
  handle(checkProjectCreator, ({ actor, params, body }) => setCell(actor, params.id, body)),
  handle(updateProjectMemo, ({ actor, params, body }) => setMemo(actor, params.id, body)),
  handle(sendJobEndpoint, ({ actor, params, body }) => sendJob(actor, params.id, body)),
];
