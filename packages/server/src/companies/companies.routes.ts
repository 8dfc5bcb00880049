import {
  deleteCompany,
  getCompany,
  getCompanyImpact,
  getCompanyProfile,
  inviteCompany,
  inviteMember,
  listCompanies,
  listCompanyChanges,
  listCompanyHistory,
  listCompanyMembers,
  registerCompany,
  reinviteCompany,
  reinviteMember,
  renameCompany,
  resetMemberSecondFactor,
  restoreCompany,
  updateCompanyProfile,
  updateContract,
  updateContractPeriod,
} from "@tsumugi/contract";
import { handle, type Route } from "../core/handle.ts";
import * as companyInvitations from "./companyInvitations.service.ts";
import * as companyList from "./companyList.service.ts";
import * as profile from "./companyProfile.service.ts";
import * as contract from "./contract.service.ts";
import * as deletion from "./deletion.service.ts";
import { invite, reinvite } from "./inviteMembers.service.ts";
import * as secondFactor from "./resetSecondFactor.service.ts";

export const companiesRoutes: readonly Route[] = [
  handle(getCompanyProfile, profile.getCompanyProfile),
  handle(updateCompanyProfile, profile.updateCompanyProfile),
  handle(listCompanyChanges, profile.listCompanyChanges),
  handle(listCompanies, companyList.list),
  handle(getCompany, companyList.get),
  handle(listCompanyMembers, companyList.members),
  handle(resetMemberSecondFactor, secondFactor.resetMemberSecondFactor),
  handle(listCompanyHistory, companyList.history),
  handle(getCompanyImpact, companyList.impact),
  handle(registerCompany, contract.register),
  handle(updateContract, contract.changeContract),
  handle(updateContractPeriod, contract.changePeriod),
  handle(renameCompany, contract.rename),
  handle(deleteCompany, deletion.remove),
  handle(restoreCompany, deletion.restore),
  handle(inviteCompany, companyInvitations.invite),
  handle(reinviteCompany, companyInvitations.reinvite),
  handle(inviteMember, invite),
  handle(reinviteMember, reinvite),
];
