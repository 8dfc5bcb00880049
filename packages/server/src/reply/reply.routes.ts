import {
  answerJob as answerEndpoint,
  submitDraft as draftEndpoint,
  getReplyPage as getEndpoint,
  listReplyComments as listEndpoint,
  listReplySupportComments as listSupportEndpoint,
  postReplyComment as postEndpoint,
  postReplySupportComment as postSupportEndpoint,
  streamReplyEvents as streamEndpoint,
  submitPosts as submitPostsEndpoint,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { answerJob, submitDraft, submitPosts } from "./answerJob.service.ts";
import {
  getReplyPage,
  listReplyComments,
  listReplySupportComments,
  postReplyComment,
  postReplySupportComment,
  streamReplyEvents,
} from "./reply.service.ts";

export const replyRoutes = [
  handle(getEndpoint, getReplyPage),
  handle(answerEndpoint, answerJob),
  handle(draftEndpoint, submitDraft),
  handle(submitPostsEndpoint, submitPosts),
  handle(listEndpoint, listReplyComments),
  handle(postEndpoint, postReplyComment),
  handle(listSupportEndpoint, listReplySupportComments),
  handle(postSupportEndpoint, postReplySupportComment),
  handle(streamEndpoint, streamReplyEvents),
];
