export { type BranchAndNumber, fromJapanPost } from "./japanPost.ts";
export {
  ACCOUNT_CODE_DIGITS,
  ACCOUNT_CODE_MINUTES,
  type AccountChange,
  accountChangeLabels,
  JAPAN_POST_BANK,
  MAX_ACCOUNT_HOLDER,
  type PayeeField,
  payeeFieldLabels,
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
