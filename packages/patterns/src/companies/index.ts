export {
  CompanyFilters,
  type CompanyFiltersProps,
  type CompanyFilterValue,
} from "./CompanyFilters/CompanyFilters.tsx";
export { CompanyForm, type CompanyFormProps } from "./CompanyForm/CompanyForm.tsx";
export { type CompanyFormValues, emptyCompanyForm } from "./CompanyForm/companyForm.types.ts";
export {
  CompanyProfile,
  type CompanyProfileProps,
  type ContractChangeLook,
} from "./CompanyProfile/CompanyProfile.tsx";
export { CompanyTable, type CompanyTableProps } from "./CompanyTable/CompanyTable.tsx";
export { ContractPeriod, type ContractPeriodProps } from "./ContractPeriod/ContractPeriod.tsx";
export type { ContractPeriodLook } from "./companies.types.ts";
export {
  DeleteCompanyDialog,
  type DeleteCompanyDialogProps,
} from "./DeleteCompanyDialog/DeleteCompanyDialog.tsx";
export {
  InviteCompanyDialog,
  type InviteCompanyDialogProps,
  type InviteCompanyValues,
} from "./InviteCompanyDialog/InviteCompanyDialog.tsx";
export {
  ReinviteCompanyDialog,
  type ReinviteCompanyDialogProps,
} from "./ReinviteCompanyDialog/ReinviteCompanyDialog.tsx";
