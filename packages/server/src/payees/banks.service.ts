import type { Bank, BankAccount, BankAccountBody } from "@tsumugi/contract";
import type { Actor } from "../core/actor.ts";
import { AppError, found } from "../core/errors.ts";
import { bankName, searchBanks, searchBranches } from "./bankSearch.ts";

interface Table {
  readonly banks: readonly Bank[];
  readonly branchesOf: (bank_code: string) => readonly Bank[] | undefined;
}

const plain = ({ code, name, kana }: Bank): Bank => ({ code, name: name.normalize("NFKC"), kana });

/** 5 MB that a server needs only once somebody enters an account. */
async function load(): Promise<Table> {
  const { default: table } = await import("zengin-code");
  const banks = Object.values(table).map((bank) => ({ ...plain(bank), name: bankName(bank) }));
  return {
    banks,
    branchesOf: (code) => {
      const bank = Object.hasOwn(table, code) ? table[code] : undefined;
      return bank && Object.values(bank.branches).map(plain);
    },
  };
}

let loading: Promise<Table> | undefined;
const tableOf = () => {
  loading ??= load();
  return loading;
};

/** Banks that a keyword names; without one those that most people have. */
export async function listBanks(_actor: Actor, { keyword }: { keyword?: string | undefined }) {
  return { items: searchBanks((await tableOf()).banks, keyword) };
}

/** @throws AppError not_found for a bank that the table does not know */
export async function listBankBranches(
  _actor: Actor,
  { bank_code, keyword }: { bank_code: string; keyword?: string | undefined },
) {
  return { items: searchBranches(found((await tableOf()).branchesOf(bank_code)), keyword) };
}

/** The account with the names of its bank and branch. `path`: where it stands in the body. @throws AppError invalid_request */
export async function withBankNames(body: Required<BankAccountBody>, path = ""): Promise<BankAccount> {
  const { banks, branchesOf } = await tableOf();
  const bank = banks.find(({ code }) => code === body.bank_code);
  const branch = branchesOf(body.bank_code)?.find(({ code }) => code === body.branch_code);
  const fields: Record<string, string> = {};
  if (!bank) {
    fields[`${path}bank_code`] =
      "この銀行コードの銀行が見つかりません。銀行名で探して、一覧から選んでください。";
  } else if (!branch) {
    fields[`${path}branch_code`] =
      `${bank.name}に、この支店コードの支店が見つかりません。支店名で探して、一覧から選んでください。`;
  }
  if (!bank || !branch) throw new AppError("invalid_request", { fields });
  const { bank_code, branch_code, kind, number, holder_kana } = body;
  return {
    bank_code,
    bank_name: bank.name,
    branch_code,
    branch_name: branch.name,
    kind,
    number,
    holder_kana,
  };
}

/** How bank and branch are read, as transfer files name them; undefined for codes that the table does not know. */
export async function bankReadings(
  bank_code: string,
  branch_code: string,
): Promise<{ readonly bank: string; readonly branch: string } | undefined> {
  const { banks, branchesOf } = await tableOf();
  const bank = banks.find(({ code }) => code === bank_code);
  const branch = branchesOf(bank_code)?.find(({ code }) => code === branch_code);
  return bank && branch && { bank: bank.kana, branch: branch.kana };
}
