import {
  CONTRACT_NOTICE_DAYS,
  type Colleague,
  type CurrentCompany,
  type CurrentUser,
  type MemberWork,
  policies,
  type Role,
} from "@tsumugi/contract";
import { addDays } from "../core/clock.ts";
import type { companies, users } from "../db/schema/accounts.ts";

type UserRow = typeof users.$inferSelect;
type CompanyRow = typeof companies.$inferSelect;

const mayChat = (role: Role) => policies.chat.roles.some((each) => each === role);

/** `today` is the day in Japan. */
export function contractState(ends_on: string, today: string): CurrentCompany["contract_state"] {
  if (today > ends_on) return "expired";
  return today >= addDays(ends_on, -CONTRACT_NOTICE_DAYS) ? "ending" : "active";
}

const presentCompany = (company: CompanyRow, today: string): CurrentCompany => ({
  uid: company.uid,
  plan: company.plan,
  name: company.name,
  url: company.url,
  address: company.address,
  image: company.image,
  color: company.color,
  max_user: company.max_user,
  permission: company.permission,
  contract_starts_on: company.contract_starts_on,
  contract_ends_on: company.contract_ends_on,
  contract_state: contractState(company.contract_ends_on, today),
});

/** The signed-in person with the company they act in, if any. */
export function presentCurrentUser(
  user: UserRow,
  acting: { readonly company: CompanyRow; readonly role: Role } | null,
  today: string,
): CurrentUser {
  return {
    uid: user.uid,
    email: user.email,
    email_verified: user.email_verified_at !== null,
    name: user.name,
    image: user.image,
    system_admin: user.system_admin || null,
    dm_available: acting ? acting.company.permission.includes("dm") && mayChat(acting.role) : false,
    onboarding: Object.keys(user.onboarding).length > 0 ? user.onboarding : null,
    company: acting && presentCompany(acting.company, today),
    role: acting?.role ?? null,
  };
}

export const presentColleague = (
  row: Omit<Colleague, "last_seen_at"> & { readonly last_seen_at: Date | null },
): Colleague => ({ ...row, last_seen_at: row.last_seen_at?.toISOString() ?? null });

/** What changed hands, for its new owner; "" when nothing did. */
export function handOverText(work: MemberWork): string {
  const parts: readonly (readonly [count: number, text: string])[] = [
    [work.project_count, `案件${work.project_count}件`],
    [work.creator_count, `クリエイター${work.creator_count}名`],
    [work.room_count, `メッセージ${work.room_count}件`],
    [work.scheduled_comment_count, `予約送信${work.scheduled_comment_count}件`],
    [work.scheduled_job_count, `送信予約中の依頼${work.scheduled_job_count}件`],
    [work.shared_view_count, `共有ビュー${work.shared_view_count}件`],
    [work.shared_template_count, `共有テンプレート${work.shared_template_count}件`],
    [work.cell_count, `案件の担当欄${work.cell_count}か所`],
  ];
  return parts.flatMap(([count, text]) => (count > 0 ? text : [])).join("、");
}
