import {
  answerReplyNotice as answerEndpoint,
  listBanks as banksEndpoint,
  listBankBranches as branchesEndpoint,
  confirmReplyBankAccount as confirmEndpoint,
  getPayee as getEndpoint,
  getReplyBankAccount as getReplyEndpoint,
  listReplyNotices as noticesEndpoint,
  getReplyNoticePdf as pdfEndpoint,
  setReplyBankAccount as setReplyEndpoint,
  updatePayee as updateEndpoint,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { listBankBranches, listBanks } from "./banks.service.ts";
import { getPayee, updatePayee } from "./payees.service.ts";
import { confirmReplyBankAccount, getReplyBankAccount, setReplyBankAccount } from "./replyAccount.service.ts";
import { answerReplyNotice, getReplyNoticePdf, listReplyNotices } from "./replyNotices.service.ts";

export const payeesRoutes = [
  handle(getEndpoint, getPayee),
  handle(updateEndpoint, updatePayee),
  handle(banksEndpoint, listBanks),
  handle(branchesEndpoint, listBankBranches),
  handle(getReplyEndpoint, getReplyBankAccount),
  handle(setReplyEndpoint, setReplyBankAccount),
  handle(noticesEndpoint, listReplyNotices),
  handle(answerEndpoint, answerReplyNotice),
  handle(pdfEndpoint, getReplyNoticePdf),
  handle(confirmEndpoint, confirmReplyBankAccount),
];
