import type { RouteObject } from "react-router-dom";
import { paths } from "../paths.ts";
import { page } from "./page.ts";
import { projectPages } from "./projectPages.ts";

/** Screens of a company's members. */
export const brandPages: readonly RouteObject[] = [
  page(
    paths.managedCreators.path,
    async () => (await import("../pages/ManagedCreatorsPage/ManagedCreatorsPage.tsx")).ManagedCreatorsPage,
  ),
  page(
    paths.managedCreatorNew.path,
    async () =>
      (await import("../pages/ManagedCreatorNewPage/ManagedCreatorNewPage.tsx")).ManagedCreatorNewPage,
  ),
  page(
    paths.creatorImport.path,
    async () => (await import("../pages/CreatorImportPage/CreatorImportPage.tsx")).CreatorImportPage,
  ),
  page(
    paths.importHistory.path,
    async () => (await import("../pages/ImportHistoryPage/ImportHistoryPage.tsx")).ImportHistoryPage,
  ),
  page(
    paths.managedCreator.path,
    async () => (await import("../pages/ManagedCreatorPage/ManagedCreatorPage.tsx")).ManagedCreatorPage,
  ),
  page(
    paths.managedCreatorEdit.path,
    async () =>
      (await import("../pages/ManagedCreatorEditPage/ManagedCreatorEditPage.tsx")).ManagedCreatorEditPage,
  ),
  page(
    paths.creatorSearch.path,
    async () => (await import("../pages/CreatorSearchPage/CreatorSearchPage.tsx")).CreatorSearchPage,
  ),
  page(
    paths.compareCreators.path,
    async () => (await import("../pages/CompareCreatorsPage/CompareCreatorsPage.tsx")).CompareCreatorsPage,
  ),
  page(
    paths.openCreator.path,
    async () => (await import("../pages/OpenCreatorPage/OpenCreatorPage.tsx")).OpenCreatorPage,
  ),
  page(
    paths.projects.path,
    async () => (await import("../pages/ProjectsPage/ProjectsPage.tsx")).ProjectsPage,
  ),
  page(
    paths.projectArchives.path,
    async () => (await import("../pages/ProjectArchivesPage/ProjectArchivesPage.tsx")).ProjectArchivesPage,
  ),
  page(
    paths.projectNew.path,
    async () => (await import("../pages/ProjectNewPage/ProjectNewPage.tsx")).ProjectNewPage,
  ),
  page(
    paths.projectEdit.path,
    async () => (await import("../pages/ProjectEditPage/ProjectEditPage.tsx")).ProjectEditPage,
  ),
  page(
    paths.projectDraft.path,
    async () => (await import("../pages/ProjectDraftPage/ProjectDraftPage.tsx")).ProjectDraftPage,
  ),
  projectPages,
  page(
    paths.reports.path,
    async () => (await import("../pages/CompanyReportPage/CompanyReportPage.tsx")).CompanyReportPage,
  ),
  page(
    paths.paymentNotices.path,
    async () => (await import("../pages/PaymentNoticesPage/PaymentNoticesPage.tsx")).PaymentNoticesPage,
  ),
  page(
    paths.paymentNoticeNew.path,
    async () => (await import("../pages/PaymentNoticeNewPage/PaymentNoticeNewPage.tsx")).PaymentNoticeNewPage,
  ),
  page(
    paths.paymentNotice.path,
    async () => (await import("../pages/PaymentNoticePage/PaymentNoticePage.tsx")).PaymentNoticePage,
  ),
  page(
    paths.companySettings.path,
    async () => (await import("../pages/CompanySettingsPage/CompanySettingsPage.tsx")).CompanySettingsPage,
  ),
  page(
    paths.customFields.path,
    async () => (await import("../pages/CustomFieldsPage/CustomFieldsPage.tsx")).CustomFieldsPage,
  ),
  page(
    paths.auditSettings.path,
    async () => (await import("../pages/AuditSettingsPage/AuditSettingsPage.tsx")).AuditSettingsPage,
  ),
  page(
    paths.memberSettings.path,
    async () => (await import("../pages/MemberSettingsPage/MemberSettingsPage.tsx")).MemberSettingsPage,
  ),
  page(`${paths.chat.path}/:roomId?`, async () => (await import("../pages/ChatPage/ChatPage.tsx")).ChatPage),
];
