import {
  addDraftComment as addCommentEndpoint,
  addReplyDraftComment as addReplyCommentEndpoint,
  deleteDraftComment as deleteCommentEndpoint,
  listJobDrafts as listEndpoint,
  listWaitingDrafts as listWaitingEndpoint,
  recordJobDraft as recordEndpoint,
  resolveDraftComment as resolveCommentEndpoint,
  reviewJobDraft as reviewEndpoint,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import {
  addDraftComment,
  addReplyDraftComment,
  deleteDraftComment,
  resolveDraftComment,
} from "./draftComments.service.ts";
import { listJobDrafts, listWaitingDrafts, recordJobDraft } from "./jobDrafts.service.ts";
import { reviewJobDraft } from "./reviewDraft.service.ts";

export const jobDraftsRoutes = [
  handle(listEndpoint, listJobDrafts),
  handle(recordEndpoint, recordJobDraft, ({ params, body }) => ({ job_request_uid: params.id, draft: body })),
  handle(reviewEndpoint, reviewJobDraft),
  handle(addCommentEndpoint, addDraftComment, ({ params, body }) => ({ ...params, comment: body })),
  handle(resolveCommentEndpoint, resolveDraftComment),
  handle(deleteCommentEndpoint, deleteDraftComment),
  handle(listWaitingEndpoint, listWaitingDrafts),
  handle(addReplyCommentEndpoint, addReplyDraftComment, ({ params, body }) => ({
    draft_uid: params.draft_uid,
    comment: body,
  })),
];
