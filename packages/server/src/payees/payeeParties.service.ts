import type { BankAccount, EntityType } from "@tsumugi/contract";
import { accountOf, findPayees } from "./payees.repository.ts";

/** A creator as a payment notice names and pays it. */
export interface PayeeParty {
  readonly managed_creator_uid: string;
  readonly name: string;
  readonly honorific: "様" | "御中";
  readonly address: string;
  readonly registration_number: string;
  /** Day on which the number was seen in the public register; null: not looked up. */
  readonly registration_checked_on: string | null;
  readonly entity_type: EntityType;
  readonly email: string;
  readonly withholding_default: boolean;
  readonly withholding_reason: string;
  /** As it stands now, readable: seal it before it is stored. */
  readonly bank_account: BankAccount | null;
}

/** The creators as payees, by uid; those that the company does not have are left out. */
export async function payeePartiesOf(
  company_uid: string,
  managed_creator_uids: readonly string[],
): Promise<Map<string, PayeeParty>> {
  const rows = await findPayees(company_uid, managed_creator_uids);
  return new Map(
    rows.map(({ record, payee }) => [
      record.uid,
      {
        managed_creator_uid: record.uid,
        name: record.real_name || record.display_name,
        honorific: record.entity_type === "corporation" ? "御中" : "様",
        address: [record.postal_code && `〒${record.postal_code}`, record.address].filter(Boolean).join(" "),
        registration_number: record.invoice_registration_number,
        registration_checked_on: record.invoice_registration_number ? record.invoice_checked_on : null,
        entity_type: record.entity_type,
        email: record.email,
        withholding_default: record.withholding_default,
        withholding_reason: payee?.withholding_reason ?? "",
        bank_account: payee && accountOf(payee),
      },
    ]),
  );
}

/** @see payeePartiesOf */
export const payeePartyOf = async (company_uid: string, managed_creator_uid: string) =>
  (await payeePartiesOf(company_uid, [managed_creator_uid])).get(managed_creator_uid);
