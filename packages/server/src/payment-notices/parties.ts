import type { NoticeIssuer } from "@tsumugi/contract";
import type { Settings } from "../env.ts";
import type { CompanyParty, CreatorParty } from "./parties.repository.ts";
import type { PrintedPayee } from "./printedNotice.ts";

/** A postal code alone is no address: nobody lives there, and what is registered later would not count. */
export const withPostalCode = ({ postal_code, address }: { postal_code: string; address: string }): string =>
  address && [postal_code && `〒${postal_code}`, address].filter(Boolean).join(" ");

/** Of what was printed: notices used to keep a postal code that stood alone. */
export const isAddress = (printed: string): boolean => printed !== "" && !/^〒\S*$/.test(printed);

/** A company as the issuer of notices to its creators. */
export const issuerOfCompany = (company: CompanyParty): NoticeIssuer => ({
  kind: "company",
  name: company.name,
  address: withPostalCode(company),
  registration_number: company.registration_number,
  contact: {
    name: company.contact_name,
    department: company.contact_department,
    email: company.contact_email,
    phone: company.contact_phone || company.phone,
  },
});

/** The operator as the issuer of notices to companies. */
export const issuerOfOperator = (settings: Settings): NoticeIssuer => ({
  kind: "operator",
  name: settings.OPERATOR_NAME,
  address: settings.OPERATOR_ADDRESS,
  registration_number: settings.OPERATOR_REGISTRATION_NUMBER,
  contact: {
    name: "",
    department: "",
    email: settings.OPERATOR_EMAIL ?? "",
    phone: settings.OPERATOR_PHONE,
  },
});

/** A creator is paid under the real name, where it is known. */
export const payeeNameOf = ({ real_name, display_name }: CreatorParty): string => real_name || display_name;

export const payeeOfCreator = (creator: CreatorParty): PrintedPayee => ({
  kind: "creator",
  company_uid: null,
  name: payeeNameOf(creator),
  honorific: creator.entity_type === "corporation" ? "御中" : "様",
  address: withPostalCode(creator),
  registration_number: creator.registration_number,
  registration_checked_on: creator.registration_checked_on,
  entity_type: creator.entity_type,
  email: creator.email,
  bank_account: null,
});

export const payeeOfCompany = (company: CompanyParty): PrintedPayee => ({
  kind: "company",
  company_uid: company.uid,
  name: company.name,
  honorific: "御中",
  address: withPostalCode(company),
  registration_number: company.registration_number,
  registration_checked_on: null,
  entity_type: "corporation",
  email: company.contact_email,
  bank_account: null,
});
