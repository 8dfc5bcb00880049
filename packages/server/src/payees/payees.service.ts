import type { ParsedBodyOf, Payee, PayeeField, updatePayee as updateCall } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import { update as updateRecord } from "../managed-creators/managed-creators.service.ts";
import { foundCreator } from "../managed-creators/merge/foundCreator.service.ts";
import { withBankNames } from "./banks.service.ts";
import { changeAccount, keyOf } from "./changeAccount.service.ts";
import { presentPayee } from "./payees.presenter.ts";
import {
  accountOf,
  findPayee,
  lockPayee,
  type PayeeKey,
  type PayeeView,
  requestedAccount,
  updatePayeeRow,
} from "./payees.repository.ts";
import { paidByYear } from "./replyNotices.repository.ts";

type Body = ParsedBodyOf<typeof updateCall>;

export const opened = ({ payee, request }: PayeeView) => ({
  account: payee && accountOf(payee),
  requested: request && requestedAccount(request),
});

/** Who sees accounts and decides which one is paid to. */
export const pays = ({ role }: Pick<MemberActor, "role">) => role === "admin" || role === "finance";

async function read(actor: MemberActor, key: PayeeKey): Promise<Payee> {
  const view = await foundCreator(key.company_uid, key.managed_creator_uid, await findPayee(key));
  const seesAccount = pays(actor);
  const paid = seesAccount ? await paidByYear(key.company_uid, key.managed_creator_uid) : null;
  return presentPayee(view, opened(view), { seesAccount, paid });
}

const keyIn = ({ company_uid }: MemberActor, managed_creator_uid: string): PayeeKey => ({
  company_uid,
  managed_creator_uid,
});

/** What paying a creator needs to know. @throws AppError not_found */
export const getPayee = (actor: MemberActor, { id }: { id: string }): Promise<Payee> =>
  read(actor, keyIn(actor, id));

/** The payee with its row held, the record before it. @throws AppError not_found, conflict for an erased creator */
export async function lockView(key: PayeeKey): Promise<PayeeView> {
  const before = await foundCreator(key.company_uid, key.managed_creator_uid, await findPayee(key));
  if (before.record.erased_at) {
    throw new AppError("conflict", {
      message: "個人情報を消去したクリエイターです。新しいクリエイターとして登録し直してください。",
    });
  }
  await lockPayee(key);
  return found(await findPayee(key));
}

/**
 * Changes what is given. The creator and those who pay are notified of another account.
 * @throws AppError not_found, stale_version with the present state, conflict, invalid_request
 */
export function updatePayee(actor: MemberActor, { id, ...body }: Body & { id: string }): Promise<Payee> {
  const key = keyIn(actor, id);
  return inTransaction(async () => {
    const asked = body.version === undefined ? null : await read(actor, key);
    if (asked && asked.version !== body.version) throw new AppError("stale_version", { current: asked });
    const view = await lockView(key);
    refuseUnreasoned(view, body);
    if (body.bank_account !== undefined) {
      const after = body.bank_account && (await withBankNames(body.bank_account, "bank_account."));
      await changeAccount(view, { before: opened(view).account, after, by: actor.uid });
    }
    await changeSettings(actor, view, body);
    return read(actor, key);
  });
}

/** Withholding is never assumed: whoever turns it on says why. */
function refuseUnreasoned({ payee, record }: PayeeView, body: Body): void {
  if (body.withholding_default === undefined && body.withholding_reason === undefined) return;
  const isOn = body.withholding_default ?? record.withholding_default;
  const reason = body.withholding_reason ?? payee?.withholding_reason ?? "";
  if (isOn && reason.trim() === "") {
    throw new AppError("invalid_request", {
      fields: { withholding_reason: "源泉徴収する理由を入力してください。例: 個人への出演料のため" },
    });
  }
}

async function changeSettings(actor: MemberActor, view: PayeeView, body: Body): Promise<void> {
  const { record, payee } = view;
  const number = body.registration_number ?? record.invoice_registration_number;
  const isOther = number !== record.invoice_registration_number;
  const isChecked = body.registration_checked ?? (!isOther && record.invoice_checked_on !== null);
  const checkedNow = body.registration_checked === true && number !== "";
  const changed: Partial<Record<PayeeField, boolean>> = {
    entity_type: body.entity_type !== undefined && body.entity_type !== record.entity_type,
    withholding_default:
      body.withholding_default !== undefined && body.withholding_default !== record.withholding_default,
    withholding_reason:
      body.withholding_reason !== undefined && body.withholding_reason !== (payee?.withholding_reason ?? ""),
    registration_number: isOther,
    registration_checked:
      body.registration_checked !== undefined &&
      (checkedNow || isChecked !== (record.invoice_checked_on !== null)),
  };
  const fields = (Object.keys(changed) as PayeeField[]).filter((field) => changed[field]);
  if (fields.length === 0) return;
  const checked_on = checkedNow
    ? dayInJapan(now())
    : isChecked && number !== ""
      ? record.invoice_checked_on
      : null;
  await updateRecord(actor, {
    id: record.uid,
    ...(body.entity_type !== undefined && { entity_type: body.entity_type }),
    ...(body.withholding_default !== undefined && { withholding_default: body.withholding_default }),
    invoice_registration_number: number,
    invoice_checked_on: checked_on,
  });
  await updatePayeeRow(keyOf(view), {
    ...(body.withholding_reason !== undefined && { withholding_reason: body.withholding_reason }),
    ...(checkedNow && { registration_checked_number: number, registration_checked_by: actor.uid }),
  });
  await audit("payee.update", record.uid, { fields });
}
