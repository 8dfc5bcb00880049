import {
  type AssignCandidate,
  type AssignHint,
  blankTerms,
  type JobSend,
  type ProjectTerms,
  type ScheduledJob,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, daysAgo, minutesAgo, NOW } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";
import { buildManagedCreator } from "../managed-creators/managed-creators.fixtures.ts";

/** A send to 120 creators, a third of the way. */
export const buildJobSend = (overrides: Partial<JobSend> = {}, index = nextIndex("job_send")): JobSend => ({
  uid: uidOf("job_send", index),
  project_uid: uidOf("project", 1),
  created_by: buildPersonRef({}, 1),
  created_at: minutesAgo(1),
  due_at: NOW,
  send_at: null,
  total: 120,
  done: 40,
  sent: 40,
  skipped: [],
  cancelled: 0,
  finished_at: null,
  ...overrides,
});

/** Waits until tomorrow at nine. */
export const buildScheduledJob = (
  overrides: Partial<ScheduledJob> = {},
  index = nextIndex("scheduled_job"),
): ScheduledJob => {
  const { uid, display_name, image, email } = buildManagedCreator({}, index);
  return {
    job_request_uid: uidOf("job_request", index),
    creator_uid: uid,
    display_name,
    image,
    email,
    version: 1,
    fee: 80_000,
    scheduled_at: `${dayFromToday(1)}T00:00:00.000Z`,
    scheduled_by: buildPersonRef({}, 1),
    blocked: null,
    ...overrides,
  };
};

/** A project whose default terms are decided but for the fee. */
export const buildProjectTerms = (overrides: Partial<ProjectTerms> = {}): ProjectTerms => ({
  default: {
    terms: {
      ...blankTerms,
      work: "{商品名}の使い心地を伝えるリール動画 1本\n投稿期間: {投稿期間}",
      delivery_on: dayFromToday(20),
      delivery_place: "Instagram",
      inspection_on: dayFromToday(25),
      fee: null,
      payment_on: dayFromToday(56),
      payment_method: "銀行振込（振込手数料は当社負担）",
      reply_due_on: dayFromToday(5),
    },
    message: "{氏名}様\n{会社名}の{担当者}です。{商品名}の投稿をお願いしたく、ご連絡しました。",
    updated_by: buildPersonRef({}, 2),
    updated_at: daysAgo(2),
  },
  latest: null,
  version: 1,
  ...overrides,
});

export const buildAssignCandidate = (
  overrides: Partial<AssignCandidate> = {},
  index = nextIndex("managed_creator"),
): AssignCandidate => {
  const { uid, display_name, real_name, image, accounts, follower_count } = buildManagedCreator({}, index);
  return {
    creator_uid: uid,
    display_name,
    real_name,
    image,
    follower_count,
    archived: false,
    accounts: accounts.map(({ platform, handle, url }) => ({ platform, handle, url })),
    ...overrides,
  };
};

export const buildAssignHint = (
  overrides: Partial<AssignHint> = {},
  index = nextIndex("managed_creator"),
): AssignHint => ({
  creator_uid: uidOf("managed_creator", index),
  asked_in: [],
  exclusion_until: null,
  archived: false,
  has_email: true,
  last_fee: 40_000 + index * 10_000,
  last_contact_at: daysAgo(index * 6),
  ...overrides,
});
