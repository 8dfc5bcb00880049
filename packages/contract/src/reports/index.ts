export {
  type BestRule,
  bestRuleLabels,
  bestRules,
  type ReportSection,
  reportSectionLabels,
  reportSections,
  type SharedSection,
  shareDays,
  sharedSections,
  type TargetField,
  targetFieldLabels,
  targetFields,
} from "./reports.constants.ts";
export {
  createReportShare,
  exportProjectReport,
  getCompanyReport,
  getProjectReport,
  getReportComparison,
  listReportPosts,
  listReportShares,
  openSharedReport,
  revokeReportShare,
  updateProjectReport,
} from "./reports.endpoints.ts";
export type {
  CompanyReport,
  ProjectReport,
  ReportComparison,
  ReportPostRow,
  ReportShare,
  SharedReport,
} from "./reports.schemas.ts";
