import {
  createReportShare,
  exportProjectReport,
  getCompanyReport,
  getProjectReport,
  getReportClicks,
  getReportComparison,
  listReportPosts,
  listReportShares,
  openSharedReport,
  revokeReportShare,
  updateProjectReport,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as company from "./companyReport.service.ts";
import * as files from "./exportReport.service.ts";
import * as clicks from "./reportClicks.service.ts";
import * as reports from "./reports.service.ts";
import * as shares from "./shares.service.ts";

export const reportsRoutes = [
  handle(getProjectReport, reports.getProjectReport),
  handle(updateProjectReport, reports.updateProjectReport),
  handle(getReportComparison, reports.compareProject),
  handle(getReportClicks, clicks.getReportClicks),
  handle(exportProjectReport, files.exportProjectReport),
  handle(listReportShares, shares.listReportShares),
  handle(createReportShare, shares.createReportShare),
  handle(revokeReportShare, shares.revokeReportShare),
  handle(openSharedReport, shares.openSharedReport),
  handle(getCompanyReport, company.getCompanyReport),
  handle(listReportPosts, company.listReportPosts),
];
