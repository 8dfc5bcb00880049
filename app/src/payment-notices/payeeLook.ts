import type { PaymentNotice } from "@tsumugi/contract";
import type { NoticePayeeLook } from "@tsumugi/patterns";

/** Whom the notice is for. New lines withhold as those that stand on it do. */
export const payeeLook = ({ payee, lines, company }: PaymentNotice): NoticePayeeLook => ({
  uid: payee.managed_creator?.uid ?? payee.company_uid ?? company.uid,
  name: payee.name,
  image: payee.managed_creator?.image ?? null,
  entity_type: payee.entity_type,
  invoice_registration_number: payee.registration_number,
  withholding_default: lines.some(({ withholding }) => withholding),
});
