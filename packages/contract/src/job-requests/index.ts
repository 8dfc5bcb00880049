export { type FeeSums, type FeeTax, feeSumLines, feeSums, feeTaxOf } from "./feeSums.ts";
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
export {
  blankTerms,
  jobTermsFields,
  jobTermsLabels,
  type KeptTerms,
  type TermsKey,
  termsKeys,
  termsValues,
  variableTerms,
} from "./job-requests.fields.ts";
export type {
  JobRequest,
  JobTerms,
  JobTermsBody,
  JobVersion,
  JobWish,
} from "./job-requests.schemas.ts";
export {
  acceptJobWish,
  cancelScheduledJob,
  listJobVersions,
  sendJobTerms,
} from "./job-versions.endpoints.ts";
export type { JobVersions } from "./job-versions.schemas.ts";
export { createReplyLink, listReplyLinks, revokeReplyLink } from "./reply-links.endpoints.ts";
export type { ReplyLink } from "./reply-links.schemas.ts";
export {
  beforeDelivery,
  replaceFee,
  type TermsChange,
  type TermsContent,
  termsChanges,
  termText,
  whyNotWished,
  wishedTerms,
} from "./terms.ts";
export {
  type CheckedTerms,
  checkTerms,
  paymentDayHint,
  type TermsCheckContext,
  type TermsFindings,
  type TermsQuestion,
  type TermsQuestionCode,
  type TermsRefusal,
  termsQuestionCodes,
} from "./termsChecks.ts";
export {
  type FilledText,
  fillVariables,
  type TermsVariable,
  termsVariables,
  unknownVariables,
} from "./variables.ts";
