export {
  answerJob,
  getReplyPage,
  listReplyComments,
  listReplySupportComments,
  postReplyComment,
  postReplySupportComment,
  streamReplyEvents,
  submitDraft,
  submitPosts,
} from "./reply.endpoints.ts";
export type { ReplyPage, ReplyPostLine, ReplyRequest } from "./reply.schemas.ts";
