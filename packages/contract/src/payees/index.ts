export { type BranchAndNumber, fromJapanPost } from "./japanPost.ts";
export {
  ACCOUNT_CODE_DIGITS,
  ACCOUNT_CODE_MINUTES,
  ACCOUNT_FIELD,
  type AccountChange,
  accountChangeWords,
  accountField,
  JAPAN_POST_BANK,
  MAX_ACCOUNT_HOLDER,
  type MergedAccount,
  mergedAccountWords,
  type PayeeField,
  payeeFieldWords,
  type RegistrationStanding,
  registrationStandingLabels,
  registrationStandings,
} from "./payees.constants.ts";
export {
  confirmReplyBankAccount,
  getPayee,
  getReplyBankAccount,
  listBankBranches,
  listBanks,
  setReplyBankAccount,
  updatePayee,
} from "./payees.endpoints.ts";
export type {
  Bank,
  BankAccount,
  BankAccountBody,
  BankAccountEnd,
  Payee,
  PayeeBody,
  ReplyBankAccount,
} from "./payees.schemas.ts";
export { answerReplyNotice, getReplyNoticePdf, listReplyNotices } from "./reply-notices.endpoints.ts";
export type { ReplyNotice, ReplyNoticeBody } from "./reply-notices.schemas.ts";
