import {
  blankTerms,
  type JobRequest,
  type JobTerms,
  type JobVersion,
  type JobVersions,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";
import { personAt } from "../core/people.ts";

/** Terms as sent, with what the law asks for. */
export const buildJobTerms = (overrides: Partial<JobTerms> = {}): JobTerms => ({
  ...blankTerms,
  work: "「しっとり美容液」を7日間お使いいただき、Instagram のリール1本（30〜60秒）で使い心地をご紹介ください。",
  delivery_on: dayFromToday(20),
  delivery_place: "Instagram の投稿として公開",
  inspection_on: dayFromToday(25),
  fee: 120_000,
  payment_on: dayFromToday(59),
  payment_method: "銀行振込（振込手数料は当社負担）",
  secondary_use: "公開日から6か月、当社サイトと広告での二次利用を含みます。",
  reply_due_on: dayFromToday(4),
  orderer: "つむぎ化粧品",
  contractor: "佐々木 美桜",
  ordered_on: dayFromToday(-3),
  ...overrides,
});

/** A request sent three days ago and not answered yet. */
export const buildJobRequest = (
  overrides: Partial<JobRequest> = {},
  index = nextIndex("job_request"),
): JobRequest => ({
  uid: uidOf("job_request", index),
  project_uid: "project_001",
  project_name: "冬の保湿ケア 2026",
  creator_uid: uidOf("managed_creator", index),
  version: 1,
  terms: buildJobTerms({ contractor: personAt(index).real }),
  sent_by: buildPersonRef({}, 1),
  sent_at: daysAgo(3),
  scheduled_at: null,
  answer: null,
  answered_at: null,
  ...overrides,
});

/** The terms as sent three days ago, not answered yet. */
export const buildJobVersion = (overrides: Partial<JobVersion> = {}): JobVersion => ({
  version: 1,
  terms: buildJobTerms(),
  sent_by: buildPersonRef({}, 1),
  sent_at: daysAgo(3),
  scheduled_at: null,
  answer: null,
  answered_at: null,
  answered_by: null,
  wish: null,
  ...overrides,
});

/** A job that is talked about: the second version, to which the creator asks for more. */
export const buildJobVersions = (overrides: Partial<JobVersions> = {}, index = 3): JobVersions => ({
  items: [
    buildJobVersion({
      version: 2,
      terms: buildJobTerms({ fee: 140_000, ordered_on: dayFromToday(-1) }),
      sent_at: daysAgo(1),
      answer: "negotiating",
      answered_at: daysAgo(0),
      wish: {
        fee: 160_000,
        delivery_on: dayFromToday(23),
        note: "撮影に2日かかるため、もう少しだけ上げていただけると助かります。",
      },
    }),
    buildJobVersion({
      answer: "negotiating",
      answered_at: daysAgo(2),
      wish: { fee: 160_000, delivery_on: null, note: "報酬のご相談をさせてください。" },
    }),
  ],
  version: 2,
  job_status: "negotiating",
  project_uid: "project_001",
  project_name: "冬の保湿ケア 2026",
  creator_uid: uidOf("managed_creator", index),
  display_name: personAt(index).display,
  email: "mio@example.jp",
  ...overrides,
});
