export {
  type JobAnswer,
  jobAnswerLabels,
  jobAnswers,
  type ReplyLinkDelivery,
  type ReplyLinkState,
  replyLinkDeliveries,
  replyLinkStateLabels,
  replyLinkStates,
} from "./job-requests.constants.ts";
export type { JobRequest, JobTerms, JobTermsBody } from "./job-requests.schemas.ts";
export { createReplyLink, listReplyLinks, revokeReplyLink } from "./reply-links.endpoints.ts";
export type { ReplyLink } from "./reply-links.schemas.ts";
