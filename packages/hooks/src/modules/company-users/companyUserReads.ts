import { getCompanyUser, listCompanyUsers } from "@tsumugi/contract";

/** Reads that show members. */
export const companyUserReads = [listCompanyUsers, getCompanyUser] as const;
