import { getCompany, getCompanyImpact, listCompanies, listCompanyHistory } from "@tsumugi/contract";

/** Reads that show a company to operators. Its members are not among them: each look is recorded. */
export const companyReads = [listCompanies, getCompany, listCompanyHistory, getCompanyImpact] as const;
