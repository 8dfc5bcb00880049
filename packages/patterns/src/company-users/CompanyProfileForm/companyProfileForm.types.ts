export const taxRoundingNames = { floor: "切り捨て", round: "四捨五入", ceil: "切り上げ" } as const;
export type TaxRoundingCode = keyof typeof taxRoundingNames;

/** What a company itself may edit = the body of the call without `version`. */
export interface CompanyProfileFormValues {
  name: string;
  url: string;
  address: string;
  image: string | null;
  invoice_registration_number: string;
  tax_rounding: TaxRoundingCode;
  /** Days; null while blank. */
  deemed_confirmation_days: number | null;
  /** null for those who may not see them. */
  deductible_shares: { from: string | null; percent: number | null }[] | null;
}
