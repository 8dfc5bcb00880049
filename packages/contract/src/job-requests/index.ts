export {
  type JobAnswer,
  type JobRequest,
  type JobTerms,
  type JobTermsBody,
  jobAnswerLabels,
  jobAnswers,
  jobRequest,
  jobTerms,
  jobTermsBody,
} from "./job-requests.schemas.ts";
export {
  createReplyLink,
  listReplyLinks,
  type ReplyLink,
  type ReplyLinkDelivery,
  type ReplyLinkState,
  replyLink,
  replyLinkDeliveries,
  replyLinkStateLabels,
  replyLinkStates,
  revokeReplyLink,
} from "./reply-links.endpoints.ts";
