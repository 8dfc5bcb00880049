import { type Feature, policies, type Role } from "@tsumugi/contract";
import type { IconName } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { missingFeature } from "../../shared/missingFeature.ts";

export interface NavigationItem {
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
  /** Feature that the contract must grant; without it the item stays visible, locked, with the reason. */
  readonly feature?: Feature;
  /** Who can open it at all; for the others it is not in the menu. Absent: everybody. */
  readonly roles?: readonly Role[];
  readonly badge?: "chat" | "support" | "notifications";
  /** Only this address itself is current, not what lies below it. */
  readonly isExact?: boolean;
}

export interface NavigationGroup {
  readonly title?: string;
  readonly items: readonly NavigationItem[];
}

export const brandNavigation: readonly NavigationGroup[] = [
  {
    items: [
      { label: "ホーム", icon: "home", href: paths.home.getHref(), isExact: true },
      { label: "メッセージ", icon: "chat", href: paths.chat.getHref(), badge: "chat" },
    ],
  },
  {
    title: "クリエイター",
    items: [
      { label: "クリエイター管理", icon: "creators", href: paths.managedCreators.getHref() },
      {
        label: "クリエイター検索",
        icon: "search",
        href: paths.creatorSearch.getHref(),
        feature: "creator_search",
      },
    ],
  },
  {
    title: "案件",
    items: [
      { label: "案件", icon: "project", href: paths.projects.getHref() },
      {
        label: "支払通知書",
        icon: "yen",
        href: paths.paymentNotices.getHref(),
        feature: "payment_notice",
        roles: policies.notices.roles,
      },
      { label: "レポート", icon: "chart", href: paths.reports.getHref(), feature: "report" },
    ],
  },
  {
    title: "設定",
    items: [
      { label: "自分の設定", icon: "creator", href: paths.profileSettings.getHref() },
      { label: "メンバー", icon: "settings", href: paths.memberSettings.getHref() },
      { label: "企業情報", icon: "building", href: paths.companySettings.getHref() },
      { label: "自社の項目", icon: "edit", href: paths.customFields.getHref() },
      {
        label: "操作の記録",
        icon: "clock",
        href: paths.auditSettings.getHref(),
        roles: policies.admin.roles,
      },
    ],
  },
];

/** For somebody who has no company yet: nothing that would only lead to its door again. */
export const personNavigation: readonly NavigationGroup[] = [
  {
    items: [
      { label: "ホーム", icon: "home", href: paths.home.getHref(), isExact: true },
      { label: "自分の設定", icon: "creator", href: paths.profileSettings.getHref() },
    ],
  },
];

export const operatorNavigation: readonly NavigationGroup[] = [
  { items: [{ label: "ホーム", icon: "home", href: paths.home.getHref(), isExact: true }] },
  {
    title: "運営",
    items: [
      { label: "企業", icon: "building", href: paths.adminCompanies.getHref() },
      { label: "クリエイター", icon: "creators", href: paths.adminCreators.getHref() },
      {
        label: "サポート",
        icon: "chat",
        href: paths.adminSupport.getHref(),
        badge: "support",
      },
      { label: "操作の記録", icon: "clock", href: paths.adminAudit.getHref() },
      { label: "支払通知書", icon: "yen", href: paths.adminPaymentNotices.getHref() },
    ],
  },
  { items: [{ label: "自分の設定", icon: "creator", href: paths.profileSettings.getHref() }] },
];

/** `/creators/import` lies below `/creators`, but `/creators/search` is a place of its own. */
export function isCurrent(item: NavigationItem, pathname: string, all: readonly NavigationGroup[]): boolean {
  const isBelow = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  if (item.isExact) return pathname === item.href;
  if (!isBelow(item.href)) return false;
  const hasCloser = all
    .flatMap((group) => group.items)
    .some((other) => other.href.length > item.href.length && isBelow(other.href));
  return !hasCloser;
}

/** Only the places that this role can open, and no heading over none. */
export const openTo = (role: Role | null, groups: readonly NavigationGroup[]): readonly NavigationGroup[] =>
  groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ roles }) => !roles || (role !== null && roles.includes(role))),
    }))
    .filter(({ items }) => items.length > 0);

export const lockedReason = (item: NavigationItem, hasFeature: (feature: Feature) => boolean) =>
  item.feature && !hasFeature(item.feature) ? missingFeature(item.feature) : undefined;
