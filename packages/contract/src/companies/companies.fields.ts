import type { BodyValues, Fields } from "../core/fields.ts";
import { bodyValuesOf } from "../core/fieldValues.ts";
import {
  bankAccountTypeLabels,
  type CompanySection,
  companyColorLabels,
  invoiceStandingLabels,
  taxRoundingLabels,
  yearEndClosureLabels,
} from "./companies.constants.ts";
import type { CompanyProfile } from "./companies.profile.schemas.ts";

/**
 * Everything that a company says of itself, in the order of the settings. A new field needs no more than its line
 * here, its place in a section, and its column; body, answer, form, history and conflict rows are derived.
 */
export const companyFields = {
  name: { kind: "text", label: "企業名", max: 100, required: true, personal: false },
  url: { kind: "url", label: "ウェブサイト", max: 2000, personal: false },
  postal_code: { kind: "postal_code", label: "郵便番号", personal: false },
  address: { kind: "text", label: "住所", max: 300, personal: false },
  phone: { kind: "phone", label: "電話番号", max: 30, personal: false },
  image: { kind: "image", label: "企業の画像", personal: false, history: "without_values" },
  color: { kind: "choice", label: "企業の色", choices: companyColorLabels, initial: "auto", personal: false },

  contact_name: { kind: "text", label: "担当者名", max: 100, personal: false },
  contact_department: { kind: "text", label: "部署", max: 100, personal: false },
  contact_email: { kind: "email", label: "担当者のメールアドレス", personal: false },
  contact_phone: { kind: "phone", label: "担当者の電話番号", max: 30, personal: false },

  invoice_standing: {
    kind: "choice",
    label: "適格請求書発行事業者の登録",
    choices: invoiceStandingLabels,
    initial: "unknown",
    personal: false,
  },
  invoice_registration_number: { kind: "registration_number", label: "登録番号", personal: false },
  tax_rounding: {
    kind: "choice",
    label: "消費税の端数",
    choices: taxRoundingLabels,
    initial: "floor",
    personal: false,
  },
  deemed_confirmation_days: {
    kind: "quantity",
    label: "みなし確認までの日数",
    min: 1,
    max: 60,
    initial: 7,
    unit: "日",
    personal: false,
  },
  needs_approval: { kind: "yes_no", label: "別の人の承認を得てから発行", personal: false },
  deductible_shares: {
    kind: "rates",
    label: "控除できる割合",
    max: 20,
    personal: false,
    seenBy: "bank",
  },

  bank_code: { kind: "digits", label: "銀行コード", length: 4, personal: false, seenBy: "bank" },
  bank_name: { kind: "text", label: "銀行名", max: 30, personal: false, seenBy: "bank" },
  branch_code: { kind: "digits", label: "支店コード", length: 3, personal: false, seenBy: "bank" },
  branch_name: { kind: "text", label: "支店名", max: 30, personal: false, seenBy: "bank" },
  bank_account_type: {
    kind: "choice",
    label: "預金種目",
    choices: bankAccountTypeLabels,
    initial: "ordinary",
    personal: false,
    seenBy: "bank",
  },
  bank_account_number: {
    kind: "digits",
    label: "口座番号",
    length: 7,
    personal: false,
    seenBy: "bank",
    history: "masked",
  },
  bank_account_holder: {
    kind: "zengin",
    label: "口座名義（カナ）",
    max: 40,
    personal: false,
    seenBy: "bank",
  },
  transfer_client_code: {
    kind: "digits",
    label: "振込依頼人コード",
    length: 10,
    personal: false,
    seenBy: "bank",
    history: "masked",
  },

  disclosure_rule: { kind: "multiline", label: "PR表記の指示", max: 1000, personal: false },
  ng_words: { kind: "tags", label: "NGワード", max: 100, maxEach: 60, personal: false },

  year_end_closure: {
    kind: "choice",
    label: "年末年始の休業",
    choices: yearEndClosureLabels,
    initial: "1229_0103",
    personal: false,
  },
  closed_periods: { kind: "periods", label: "そのほかの休業日", max: 60, personal: false },

  requires_second_factor: { kind: "yes_no", label: "メンバー全員の2段階認証を必須に", personal: false },
} as const satisfies Fields;
export type CompanyField = keyof typeof companyFields;

/** Every field belongs to one section. */
export const companySectionFields = {
  profile: ["name", "url", "postal_code", "address", "phone", "image", "color"],
  contact: ["contact_name", "contact_department", "contact_email", "contact_phone"],
  notice: [
    "invoice_standing",
    "invoice_registration_number",
    "tax_rounding",
    "deemed_confirmation_days",
    "needs_approval",
    "deductible_shares",
  ],
  bank: [
    "bank_code",
    "bank_name",
    "branch_code",
    "branch_name",
    "bank_account_type",
    "bank_account_number",
    "bank_account_holder",
    "transfer_client_code",
  ],
  rules: ["disclosure_rule", "ng_words"],
  calendar: ["year_end_closure", "closed_periods"],
  security: ["requires_second_factor"],
} as const satisfies Record<CompanySection, readonly CompanyField[]>;

/** Everything that a body can set of a company: what the forms hold together. */
export type CompanyProfileValues = BodyValues<typeof companyFields>;

/** What the forms edit, from what an answer shows to those who see all of it. */
export const companyProfileValues = (profile: CompanyProfile): CompanyProfileValues =>
  bodyValuesOf(companyFields, profile);
