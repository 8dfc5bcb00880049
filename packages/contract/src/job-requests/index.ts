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
