import {
  archiveProject as archiveEndpoint,
  archiveProjects,
  assignCreators as assignEndpoint,
  getAssignHints as assignHintsEndpoint,
  cancelScheduledJobs as cancelScheduledEndpoint,
  cancelJobSend as cancelSendEndpoint,
  checkProjectCreator,
  createProject as createEndpoint,
  deleteRowComment,
  editProjectCells,
  editRowComment,
  exportProjectCreators,
  getProject as getEndpoint,
  getProjectTotals,
  getProjectTerms as getTermsEndpoint,
  listArchivedProjects as listArchivedEndpoint,
  listProjects as listEndpoint,
  listProjectCreators,
  listProjectHistory,
  listRowComments,
  listScheduledJobs as listScheduledEndpoint,
  listJobSends as listSendsEndpoint,
  matchCreators as matchEndpoint,
  postRowComment,
  previewJob as previewEndpoint,
  registerCreators as registerEndpoint,
  removeProjectCreator,
  rescheduleJobs as rescheduleEndpoint,
  sendJob as sendJobEndpoint,
  updateJobPlan,
  updateJobStatus,
  updateProject,
  updateProjectColumns,
  updateProjectMemo,
  updateProjectNote,
  updateProjectTerms as updateTermsEndpoint,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { getAssignHints, matchCreators } from "./assign/assignLookup.service.ts";
import { registerCreators } from "./assign/registerCreators.service.ts";
import { assignCreators, removeCreator } from "./assignment.service.ts";
import { setCell, setMemo } from "./cells.service.ts";
import { exportCreators } from "./exportCreators.service.ts";
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
import { cancelJobSend, listJobSends } from "./send/jobSends.service.ts";
import { previewJob } from "./send/previewJob.service.ts";
import { getProjectTerms, updateProjectTerms } from "./send/projectTerms.service.ts";
import { cancelScheduledJobs, listScheduledJobs, rescheduleJobs } from "./send/scheduledJobs.service.ts";
import { sendJob } from "./sendJob.service.ts";
import { editCells } from "./sheet/editCells.service.ts";
import { listHistory } from "./sheet/history.service.ts";
import { deleteComment, editComment, listComments, postComment } from "./sheet/rowComments.service.ts";

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
  handle(exportProjectCreators, exportCreators),
  handle(assignEndpoint, assignCreators),
  handle(matchEndpoint, matchCreators),
  handle(assignHintsEndpoint, getAssignHints),
  handle(registerEndpoint, registerCreators),
  handle(removeProjectCreator, removeCreator),
  handle(updateJobStatus, changeJobStatus),
  handle(checkProjectCreator, setCell),
  handle(updateProjectMemo, setMemo),
  handle(editProjectCells, editCells),
  handle(listProjectHistory, listHistory),
  handle(listRowComments, listComments),
  handle(postRowComment, postComment, ({ params, body: { id: comment_uid, ...body } }) => ({
    ...params,
    ...body,
    comment_uid,
  })),
  handle(editRowComment, editComment),
  handle(deleteRowComment, deleteComment),
  handle(sendJobEndpoint, sendJob),
  handle(previewEndpoint, previewJob),
  handle(listSendsEndpoint, listJobSends),
  handle(cancelSendEndpoint, cancelJobSend),
  handle(listScheduledEndpoint, listScheduledJobs),
  handle(rescheduleEndpoint, rescheduleJobs),
  handle(cancelScheduledEndpoint, cancelScheduledJobs),
  handle(getTermsEndpoint, getProjectTerms),
  handle(updateTermsEndpoint, updateProjectTerms),
  handle(updateJobPlan, setJobPlan),
];
