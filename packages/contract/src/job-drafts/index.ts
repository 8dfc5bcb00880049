export {
  type DraftCheck,
  type DraftCheckKind,
  type DraftRules,
  draftChecklist,
  type OwnDraftRules,
  postChecks,
} from "./draftChecks.ts";
export {
  DRAFT_MAX_IMAGES,
  DRAFT_MAX_SECOND,
  DRAFT_MAX_TEXT,
  type DraftDecision,
  type DraftState,
  draftDecisionLabels,
  draftDecisions,
  draftStateLabels,
  draftStates,
} from "./job-drafts.constants.ts";
export {
  addDraftComment,
  addReplyDraftComment,
  deleteDraftComment,
  listJobDrafts,
  listWaitingDrafts,
  recordJobDraft,
  resolveDraftComment,
  reviewJobDraft,
} from "./job-drafts.endpoints.ts";
export type {
  DraftBody,
  DraftCheckResult,
  DraftComment,
  DraftCommentBody,
  DraftPlace,
  DraftReview,
  DraftReviewBody,
  JobDraft,
  JobDrafts,
  WaitingDraft,
} from "./job-drafts.schemas.ts";
