export {
  answerJob,
  getReplyPage,
  listReplyComments,
  listReplySupportComments,
  postReplyComment,
  postReplySupportComment,
  streamReplyEvents,
  submitDraft,
  submitPost,
} from "./reply.endpoints.ts";
export type { ReplyPage, ReplyRequest } from "./reply.schemas.ts";
