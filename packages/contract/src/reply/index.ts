export {
  answerJob,
  getReplyPage,
  listReplyComments,
  listReplySupportComments,
  postReplyComment,
  postReplySupportComment,
  type ReplyPage,
  replyPage,
  streamReplyEvents,
  submitDraft,
  submitPost,
} from "./reply.endpoints.ts";
