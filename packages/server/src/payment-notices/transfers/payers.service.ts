import type { TransferPreview } from "@tsumugi/contract";
import { findCompany } from "../../companies/companyProfile.repository.ts";
import { settings } from "../../core/context.ts";
import { found } from "../../core/errors.ts";
import { bankReadings } from "../../payees/banks.service.ts";
import { accountLetters } from "./accountLetters.service.ts";
import { type TransferAccount, WIDTHS } from "./transferRecords.ts";
import type { Payer } from "./transfers.repository.ts";

export interface PayerAccount {
  /** Null where something of it lacks. */
  readonly account: TransferAccount | null;
  readonly client_code: string;
  /** Why there is none, and where it is entered. */
  readonly blocked: TransferPreview["blocked"];
}

/** From where somebody pays: a company's own setting, or what the operator's server was started with. */
const payerOf = async (payer: Payer) => (payer === null ? ofOperator() : ofCompany(payer));

async function ofCompany(uid: string) {
  const company = found(await findCompany(uid));
  const { bank_code, bank_name, branch_code, branch_name } = company;
  return {
    account: {
      bank_code,
      bank_name,
      branch_code,
      branch_name,
      kind: company.bank_account_type,
      number: company.bank_account_number,
      holder: company.bank_account_holder,
    },
    client_code: company.transfer_client_code,
    whereTo: "企業情報の「振込元の口座」で、管理者が登録できます。",
  };
}

async function ofOperator() {
  const set = settings();
  const bank_code = set.OPERATOR_BANK_CODE;
  const branch_code = set.OPERATOR_BRANCH_CODE;
  const names = await bankReadings(bank_code, branch_code);
  return {
    account: {
      bank_code,
      bank_name: names?.bank ?? "",
      branch_code,
      branch_name: names?.branch ?? "",
      kind: set.OPERATOR_ACCOUNT_TYPE,
      number: set.OPERATOR_ACCOUNT_NUMBER,
      holder: set.OPERATOR_ACCOUNT_HOLDER,
    },
    client_code: set.OPERATOR_TRANSFER_CLIENT_CODE,
    whereTo: "サーバーの設定の OPERATOR_BANK_CODE などで登録してください。",
  };
}

/** The account that pays, in the letters of bank files, or which of it lacks. */
export async function payerAccount(payer: Payer): Promise<PayerAccount> {
  const { account, client_code, whereTo } = await payerOf(payer);
  const needed = {
    銀行コード: account.bank_code,
    支店コード: account.branch_code,
    口座番号: account.number,
    "口座名義（カナ）": account.holder,
    振込依頼人コード: client_code,
  };
  const lacking = Object.entries(needed).flatMap(([label, value]) => (value ? [] : [label]));
  if (lacking.length > 0) {
    const message = `振込元の口座の「${lacking.join("」「")}」が未設定です。${whereTo}`;
    return { account: null, client_code, blocked: [{ why: "company_account", message }] };
  }
  return { account: (await accountLetters(account, WIDTHS.payer)).written, client_code, blocked: [] };
}
