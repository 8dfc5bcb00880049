import {
  type Colleague,
  type CompanyUserList,
  type CurrentCompany,
  type CurrentUser,
  features,
  type MemberWork,
  type PersonRef,
  type Role,
  roles,
} from "@tsumugi/contract";
import { dayFromToday, daysAgo, minutesAgo } from "../core/clock.ts";
import { buildList, nextIndex, pick, uidOf } from "../core/counter.ts";
import { avatarUri, companyUri } from "../core/images.ts";
import { staffNameAt } from "../core/people.ts";

/** A member of the company as shown beside an entity. */
export const buildPersonRef = (overrides: Partial<PersonRef> = {}, index = nextIndex("user")): PersonRef => ({
  uid: uidOf("user", index),
  name: staffNameAt(index),
  image: avatarUri(index + 40),
  ...overrides,
});

/** The active company: every feature granted, the contract far from its end. */
export const buildCurrentCompany = (overrides: Partial<CurrentCompany> = {}): CurrentCompany => ({
  uid: "company_001",
  plan: "standard",
  name: "つむぎ化粧品",
  url: "https://cosme.tsumugi.test",
  address: "東京都渋谷区神宮前1-2-3 つむぎビル5階",
  image: companyUri("紬"),
  color: "asagi",
  max_user: 10,
  permission: [...features],
  contract_starts_on: dayFromToday(-200),
  contract_ends_on: dayFromToday(165),
  contract_state: "active",
  ...overrides,
});

/** The signed-in admin of the demo company, every tour done. */
export const buildCurrentUser = (overrides: Partial<CurrentUser> = {}): CurrentUser => ({
  uid: "user_001",
  email: "admin@demo.tsumugi.test",
  email_verified: true,
  name: staffNameAt(1),
  image: avatarUri(41),
  system_admin: null,
  dm_available: true,
  onboarding: { profile: daysAgo(60), cms: daysAgo(60), projectList: daysAgo(58) },
  company: buildCurrentCompany(),
  role: "admin",
  ...overrides,
});

/** The signed-in operator: no company, no role. */
export const buildOperator = (overrides: Partial<CurrentUser> = {}): CurrentUser =>
  buildCurrentUser({
    uid: "operator_001",
    email: "operator@demo.tsumugi.test",
    name: "運営 太郎",
    system_admin: true,
    dm_available: false,
    company: null,
    role: null,
    ...overrides,
  });

export const buildColleague = (overrides: Partial<Colleague> = {}, index = nextIndex("user")): Colleague => {
  const role: Role = pick(roles, index - 1);
  return {
    ...buildPersonRef({}, index),
    email: `${role}@demo.tsumugi.test`,
    role,
    last_seen_at: index % 4 === 0 ? null : minutesAgo(index * 37),
    has_second_factor: index % 4 < 3,
    ...overrides,
  };
};

/** Something of every kind. */
export const buildMemberWork = (overrides: Partial<MemberWork> = {}): MemberWork => ({
  project_count: 3,
  creator_count: 24,
  room_count: 8,
  scheduled_comment_count: 2,
  scheduled_job_count: 1,
  shared_view_count: 1,
  shared_template_count: 2,
  cell_count: 5,
  private_count: 4,
  ...overrides,
});

/** Four members and one pending invitation, five of ten seats used. */
export const buildCompanyUserList = (overrides: Partial<CompanyUserList> = {}): CompanyUserList => ({
  items: [...buildList(buildColleague, 4)],
  pending_invitations: [
    {
      uid: "invitation_001",
      email: "shinjin@demo.tsumugi.test",
      role: "staff",
      invited_at: daysAgo(2),
      expires_at: daysAgo(-5),
      mail_refused: false,
    },
  ],
  seats: { used: 5, max: 10 },
  ...overrides,
});
