export {
  ReplyAnswer,
  type ReplyAnswerCode,
  type ReplyAnswerDraft,
  type ReplyAnswerProps,
  type ReplyAnswerValues,
} from "./ReplyAnswer/ReplyAnswer.tsx";
export { ReplyBankAccount, type ReplyBankAccountProps } from "./ReplyBankAccount/ReplyBankAccount.tsx";
export { ReplyChat, type ReplyChatProps } from "./ReplyChat/ReplyChat.tsx";
export { ReplyDeadlines, type ReplyDeadlinesProps } from "./ReplyDeadlines/ReplyDeadlines.tsx";
export {
  ReplyDraftForm,
  type ReplyDraftFormProps,
  type ReplyDraftValues,
} from "./ReplyDraftForm/ReplyDraftForm.tsx";
export { ReplyDrafts, type ReplyDraftsProps } from "./ReplyDrafts/ReplyDrafts.tsx";
export { ReplyLayout, type ReplyLayoutProps } from "./ReplyLayout/ReplyLayout.tsx";
export { ReplyNotice, type ReplyNoticeProps } from "./ReplyNotice/ReplyNotice.tsx";
export { type ReplyRequestRow, ReplyRequests } from "./ReplyRequests/ReplyRequests.tsx";
export { ReplyShipment, type ReplyShipmentProps } from "./ReplyShipment/ReplyShipment.tsx";
export { ReplyStatus, type ReplyStatusProps } from "./ReplyStatus/ReplyStatus.tsx";
export {
  ReplySubmission,
  type ReplySubmissionProps,
  type ReplySubmissionValues,
} from "./ReplySubmission/ReplySubmission.tsx";
export { ReplyTerms, type ReplyTermsProps } from "./ReplyTerms/ReplyTerms.tsx";
