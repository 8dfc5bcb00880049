import { sealedPending, sealedSecret } from "./auth/secondFactor.repository.ts";
import { sealedNumber } from "./companies/companyProfile.repository.ts";
import { sealedAnswer, sealedRequest } from "./core/keptAnswers.repository.ts";
import type { AnySealedColumn } from "./core/sealedColumn.ts";
import { sealedAccount, sealedCode, sealedWish } from "./payees/payees.repository.ts";
import { sealedAccounts } from "./payment-notices/notices.repository.ts";
import { sealedOrder } from "./payment-notices/transfers/orderedAccounts.repository.ts";
import { sealedContent } from "./payment-notices/transfers/transfers.repository.ts";
import { sealedKey } from "./platforms/platformKeys.repository.ts";

/** Every column of sealed values. What is not listed would stay sealed with an old key for ever. */
export const sealedColumns: readonly AnySealedColumn[] = [
  sealedNumber,
  sealedSecret,
  sealedPending,
  sealedAccount,
  sealedWish,
  sealedCode,
  sealedAccounts.payee_account,
  sealedAccounts.paid_account,
  sealedOrder,
  sealedContent,
  sealedKey,
  sealedRequest,
  sealedAnswer,
];
