export {
  ReplyAnswer,
  type ReplyAnswerCode,
  type ReplyAnswerProps,
} from "./ReplyAnswer/ReplyAnswer.tsx";
export { ReplyChat, type ReplyChatProps } from "./ReplyChat/ReplyChat.tsx";
export { ReplyLayout, type ReplyLayoutProps } from "./ReplyLayout/ReplyLayout.tsx";
export {
  ReplySubmission,
  type ReplySubmissionProps,
  type ReplySubmissionValues,
} from "./ReplySubmission/ReplySubmission.tsx";
