import type { ManagedCreator, PaymentNotice } from "@tsumugi/contract";
import { handleWords, type NoticePayeeLook } from "@tsumugi/patterns";

/** Whom the notice is for. New lines withhold as those that stand on it do, for the same reason. */
export const payeeLook = ({ payee, lines, company }: PaymentNotice): NoticePayeeLook => ({
  uid: payee.managed_creator?.uid ?? payee.company_uid ?? company.uid,
  name: payee.name,
  image: payee.managed_creator?.image ?? null,
  entity_type: payee.entity_type,
  invoice_registration_number: payee.registration_number,
  withholding_default: lines.some(({ withholding }) => withholding),
  withholding_reason: lines.find(({ withholding }) => withholding)?.withholding_reason ?? "",
});

/** 表示名・氏名・@アカウント: the money goes to one of two who call themselves the same. */
export const payeeLabel = ({
  display_name,
  real_name,
  accounts = [],
}: Pick<ManagedCreator, "display_name"> & Partial<Pick<ManagedCreator, "real_name" | "accounts">>): string =>
  [...new Set([display_name, real_name, accounts[0] && handleWords(accounts[0])])].filter(Boolean).join("・");
