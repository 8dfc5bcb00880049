import {
  answerJob as answerEndpoint,
  submitDraft as draftEndpoint,
  getReplyPage as getEndpoint,
  listReplyComments as listEndpoint,
  listReplySupportComments as listSupportEndpoint,
  postReplyComment as postEndpoint,
  postReplySupportComment as postSupportEndpoint,
  streamReplyEvents as streamEndpoint,
  submitPost,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { resumeFrom } from "../core/realtime/access.ts";
import { createPost } from "../posts/posts.service.ts";
import { answerJob, submitDraft } from "./answerJob.service.ts";
import {
  getReplyPage,
  listReplyComments,
  listReplySupportComments,
  postReplyComment,
  postReplySupportComment,
  streamReplyEvents,
} from "./reply.service.ts";

export const replyRoutes = [
  handle(getEndpoint, ({ actor, params }) => getReplyPage(actor, params.token)),
  handle(answerEndpoint, async ({ actor, params, body }) => {
    await answerJob(actor, body);
    return getReplyPage(actor, params.token);
  }),
  handle(draftEndpoint, async ({ actor, params, body }) => {
    await submitDraft(actor, body);
    return getReplyPage(actor, params.token);
  }),
  handle(submitPost, async ({ actor, params, body }) => {
    await createPost(actor, { job_request_uid: actor.job_request_uid, url: body.url });
    return getReplyPage(actor, params.token);
  }),
  handle(listEndpoint, ({ actor, query }) => listReplyComments(actor, query)),
  handle(postEndpoint, ({ actor, body }) => postReplyComment(actor, body)),
  handle(listSupportEndpoint, ({ actor, query }) => listReplySupportComments(actor, query)),
  handle(postSupportEndpoint, ({ actor, body }) => postReplySupportComment(actor, body)),
  handle(streamEndpoint, ({ actor, params, query, request }) =>
    streamReplyEvents(actor, params.token, resumeFrom(request, query.since)),
  ),
];
