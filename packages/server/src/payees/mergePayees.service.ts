import type {
  AccountsToMerge,
  BankAccount,
  MergedAccount,
  mergeManagedCreators,
  ParsedBodyOf,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { AppError, found } from "../core/errors.ts";
import { changeAccount, changeOf } from "./changeAccount.service.ts";
import {
  accountOf,
  deletePayee,
  findPayee,
  findPayees,
  lockPayee,
  type PayeeRow,
  saveAccount,
  updatePayeeRow,
} from "./payees.repository.ts";
import { pays } from "./payees.service.ts";

type Body = Pick<ParsedBodyOf<typeof mergeManagedCreators>, "choices" | "bank_account">;

interface Pair {
  readonly company_uid: string;
  readonly kept: string;
  readonly absorbed: string;
}

interface Payees {
  readonly kept: PayeeRow | null;
  readonly absorbed: PayeeRow | null;
}

const open = (row: PayeeRow | null) => row && accountOf(row);

/** Where a row of the table begins, so that one that is only made to be locked changes nothing. */
const FIRST_VERSION = 1;
/** Both rows only count up: their sum is another one after any change of either. */
const versionOf = ({ kept, absorbed }: Payees) =>
  (kept?.version ?? FIRST_VERSION) + (absorbed?.version ?? FIRST_VERSION);

function standing(actor: MemberActor, kept: BankAccount | null, absorbed: BankAccount | null) {
  if (!changeOf(kept, absorbed)) return "settled";
  if (pays(actor)) return "open";
  return kept && absorbed ? "refused" : "settled";
}

/** What there is to choose of the accounts of two records before they become one. */
export async function accountsToMerge(actor: MemberActor, pair: Pair): Promise<AccountsToMerge> {
  const rows = await findPayees(pair.company_uid, [pair.kept, pair.absorbed]);
  const of = (uid: string) => rows.find(({ record }) => record.uid === uid)?.payee ?? null;
  const payees = { kept: of(pair.kept), absorbed: of(pair.absorbed) };
  const [kept, absorbed] = [open(payees.kept), open(payees.absorbed)];
  const shown = pays(actor) ? { kept, absorbed } : { kept: null, absorbed: null };
  return {
    choice: standing(actor, kept, absorbed),
    has_kept: kept !== null,
    has_absorbed: absorbed !== null,
    ...shown,
    version: versionOf(payees),
  };
}

/** The accounts of both as they were, and whose is paid to from now on. */
export interface ChosenAccount {
  readonly left: BankAccount | null;
  readonly right: BankAccount | null;
  readonly side: "left" | "right";
  readonly absorbed: PayeeRow | null;
}

const conflict = (message: string) => new AppError("conflict", { message });

function sideOf(actor: MemberActor, payees: Payees, chosen: Body["bank_account"]): "left" | "right" {
  const [kept, absorbed] = [open(payees.kept), open(payees.absorbed)];
  const choice = standing(actor, kept, absorbed);
  if (choice === "refused")
    throw conflict(
      "両方の記録に、別々の振込先の口座が登録されています。どちらに支払うかを選べるのは管理者です。管理者にまとめるよう依頼してください。",
    );
  if (choice === "open" && chosen) {
    if (chosen.version !== versionOf(payees))
      throw conflict(
        "振込先の口座がその間に変更されました。どちらに支払うかを確かめて、もう一度まとめてください。",
      );
    return chosen.side;
  }
  if (choice === "open" && kept && absorbed)
    throw conflict("両方の記録に、別々の振込先の口座が登録されています。どちらに支払うかを選んでください。");
  return kept ? "left" : absorbed ? "right" : "left";
}

/**
 * Of two records that become one: what is known of paying the absorbed one is read and goes, all but what belongs to a
 * field that is taken from it. The account is put in place by `settleAccount`, after the record is the joined one.
 * @throws AppError conflict where both have another account and nobody who pays has chosen
 */
export async function joinPayees(actor: MemberActor, pair: Pair, body: Body): Promise<ChosenAccount> {
  const { company_uid, kept, absorbed } = pair;
  const [to, from] = [
    { company_uid, managed_creator_uid: kept },
    { company_uid, managed_creator_uid: absorbed },
  ];
  const rows = { kept: found(await lockPayee(to)), absorbed: found(await lockPayee(from)) };
  const side = sideOf(actor, rows, body.bank_account);
  const takes = (field: "withholding_default" | "invoice_registration_number") =>
    body.choices[field] === "right" ? rows.absorbed : rows.kept;
  const { withholding_reason } = takes("withholding_default");
  const checked = takes("invoice_registration_number");
  await updatePayeeRow(to, {
    // Withholding that was not chosen is the same on both sides: either one's reason is a reason for it.
    withholding_reason:
      withholding_reason || (body.choices.withholding_default ? "" : rows.absorbed.withholding_reason),
    registration_checked_number: checked.registration_checked_number,
    registration_checked_by: checked.registration_checked_by,
  });
  await deletePayee(from);
  return { left: open(rows.kept), right: open(rows.absorbed), side, absorbed: rows.absorbed };
}

/**
 * Puts the chosen account in place. One in place of another, or none, is told as every change of an account is; one
 * that was only on the absorbed record comes along as it was. Answers what the histories say; undefined: nothing changed.
 */
export async function settleAccount(
  actor: MemberActor,
  { company_uid, kept }: Pair,
  { left, right, side, absorbed }: ChosenAccount,
): Promise<{ readonly before: MergedAccount; readonly after: MergedAccount } | undefined> {
  if (!changeOf(left, right)) return undefined;
  const key = { company_uid, managed_creator_uid: kept };
  const before = left && right ? "both" : left ? "kept" : "absorbed";
  if (side === "left") {
    return before === "kept" ? undefined : { before, after: left ? "kept" : "none" };
  }
  if (left) {
    await changeAccount(found(await findPayee(key)), { before: left, after: right, by: actor.uid });
  } else if (right && absorbed) {
    await saveAccount(key, right, absorbed.account_changed_by);
    await updatePayeeRow(key, { account_changed_at: absorbed.account_changed_at });
    await audit("payee.account", kept, { change: "added" });
  }
  return { before, after: right ? "absorbed" : "none" };
}
