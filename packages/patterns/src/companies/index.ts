export { CompanyDialog, type CompanyDialogProps } from "./CompanyDialog/CompanyDialog.tsx";
export {
  type CompanyDialogMode,
  type CompanyDialogValues,
  companyDialogValues,
} from "./CompanyDialog/companyDialog.types.ts";
export {
  CompanyFilters,
  type CompanyFiltersProps,
  type CompanyFilterValue,
} from "./CompanyFilters/CompanyFilters.tsx";
export { CompanyProfile, type CompanyProfileProps } from "./CompanyProfile/CompanyProfile.tsx";
export {
  CompanyProfileForm,
  type CompanyProfileFormProps,
} from "./CompanyProfileForm/CompanyProfileForm.tsx";
export { CompanySection, type CompanySectionProps } from "./CompanySection/CompanySection.tsx";
export {
  CompanySectionHistory,
  type CompanySectionHistoryProps,
} from "./CompanySection/CompanySectionHistory.tsx";
export { CompanySectionView, type CompanySectionViewProps } from "./CompanySection/CompanySectionView.tsx";
export { CompanySettingsLayout } from "./CompanySection/CompanySettingsLayout.ts";
export {
  type CompanySignKind,
  type CompanySignRow,
  CompanySigns,
  type CompanySignsProps,
} from "./CompanySigns/CompanySigns.tsx";
export { CompanyTable, type CompanyTableProps } from "./CompanyTable/CompanyTable.tsx";
export { ContractPeriod, type ContractPeriodProps } from "./ContractPeriod/ContractPeriod.tsx";
export type { ContractPeriodLook } from "./companies.types.ts";
export { companyColorVar } from "./companyColorVar.ts";
export {
  DeleteCompanyDialog,
  type DeleteCompanyDialogProps,
} from "./DeleteCompanyDialog/DeleteCompanyDialog.tsx";
export {
  PlatformKeyForm,
  type PlatformKeyFormProps,
  PlatformKeyRow,
  type PlatformKeyRowProps,
  type PlatformKeyValues,
} from "./PlatformKeys/PlatformKeys.tsx";
export {
  ReinviteCompanyDialog,
  type ReinviteCompanyDialogProps,
} from "./ReinviteCompanyDialog/ReinviteCompanyDialog.tsx";
