export {
  answerJob,
  getReplyPage,
  listReplyComments,
  postReplyComment,
  type ReplyPage,
  replyPage,
  streamReplyEvents,
  submitDraft,
  submitPost,
} from "./reply.endpoints.ts";
