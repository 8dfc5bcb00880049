import {
  type AccountsToMerge,
  blankRecord,
  type CreatorProject,
  type ErasureImpact,
  type FeeEntry,
  type ManagedCreator,
  type ManagedCreatorDetail,
  managedCreatorFields,
  type PlatformAccount,
  platforms,
  relationshipStages,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { nextIndex, pick, uidOf } from "../core/counter.ts";
import { avatarUri } from "../core/images.ts";
import { personAt } from "../core/people.ts";
import { creatorEmailAt, profileUrl } from "../core/samples.ts";
import { buildGenre } from "../genres/genres.fixtures.ts";
import { buildTimeline } from "./timeline.fixtures.ts";

const TAGS = ["敏感肌", "プチプラ", "動画が得意", "東京", "関西", "PR実績あり", "長期契約"];

const AGENCIES = ["", "", "株式会社ハルノキ", "ツキノワ・プロモーション"];

const FEES = [80_000, 120_000, 55_000, 300_000, 150_000, null];

export const buildPlatformAccount = (
  overrides: Partial<PlatformAccount> = {},
  index = nextIndex("account"),
): PlatformAccount => {
  const platform = overrides.platform ?? pick(platforms, index);
  const { handle } = personAt(index);
  return {
    platform,
    handle,
    url: profileUrl(platform, handle),
    follower_count: 1_200 + ((index * 7_919) % 97) * 2_350,
    fetched_at: daysAgo(1),
    ...overrides,
  };
};

/** A creator as the company keeps it. Every third one is connected to an open creator. */
export const buildManagedCreator = (
  overrides: Partial<ManagedCreator> = {},
  index = nextIndex("managed_creator"),
): ManagedCreator => {
  const person = personAt(index);
  const accounts = Array.from({ length: 1 + (index % 3) }, (_, nth) =>
    buildPlatformAccount({ platform: pick(platforms, index + nth) }, index),
  );
  const isCorporation = index % 7 === 0;
  return {
    ...blankRecord(managedCreatorFields),
    uid: uidOf("managed_creator", index),
    display_name: person.display,
    real_name: person.real,
    kana: person.kana,
    image: index % 5 === 0 ? null : avatarUri(index),
    genres: [
      buildGenre({}, 1 + (index % 12)),
      ...(index % 2 ? [buildGenre({}, 1 + ((index + 5) % 12))] : []),
    ],
    tags: TAGS.filter((_, nth) => (index + nth) % 4 === 0),
    owner: index % 6 === 0 ? null : buildPersonRef({}, 1 + (index % 2)),
    stage: pick(relationshipStages, index),
    email: creatorEmailAt(index),
    phone: `090-0000-${String(1000 + index)}`,
    agency: pick(AGENCIES, index),
    postal_code: "150-0001",
    address: "東京都渋谷区神宮前4-5-6",
    accounts,
    follower_count: accounts.reduce((sum, account) => sum + (account.follower_count ?? 0), 0),
    last_fee: pick(FEES, index),
    memo: index % 3 === 0 ? "返信は平日の夜が早い。肌診断の企画に興味あり。" : "",
    invoice_registration_number: index % 2 ? `T${String(1_000_000_000_000 + index)}` : "",
    invoice_checked_on: index % 2 ? dayFromToday(-30) : null,
    entity_type: isCorporation ? "corporation" : "individual",
    withholding_default: !isCorporation,
    competitor_exclusion_until: index % 4 === 0 ? dayFromToday(45) : null,
    secondary_use_until: index % 5 === 0 ? dayFromToday(120) : null,
    creator:
      index % 3 === 0
        ? { uid: uidOf("creator", index), name: person.display, image: avatarUri(index) }
        : null,
    last_contact_at: index % 4 === 3 ? null : daysAgo(index),
    archived_at: null,
    erase_on: null,
    created_at: daysAgo(90 + index),
    created_by: index % 8 === 0 ? null : buildPersonRef({}, 1 + (index % 3)),
    updated_at: daysAgo(index % 20),
    version: 1 + (index % 4),
    ...overrides,
  };
};

export const buildManagedCreatorDetail = (
  overrides: Partial<ManagedCreatorDetail> = {},
  index?: number,
): ManagedCreatorDetail => ({
  ...buildManagedCreator({}, index),
  timeline: buildTimeline(),
  ...overrides,
});

const JOBS = [
  { name: "夏の日焼け止め", on: -150, fee: 80_000, job_status: "completed" },
  { name: "秋の新色リップ", on: -60, fee: 100_000, job_status: "completed" },
  { name: "冬の保湿ケア", on: -6, fee: 120_000, job_status: "drafting" },
] as const;

/** Fees of three jobs, rising, oldest first. */
export const buildCreatorFees = (): FeeEntry[] =>
  JOBS.map(({ name, on, fee, job_status }, index) => ({
    project_uid: uidOf("project", 3 - index),
    project_name: name,
    job_status,
    fee,
    agreed: true,
    on: dayFromToday(on),
  }));

/** The same jobs as projects, newest first. */
export const buildCreatorProjects = (): CreatorProject[] =>
  JOBS.toReversed().map(({ name, on, fee, job_status }, index) => ({
    uid: uidOf("project", index + 1),
    name,
    job_status,
    fee,
    chat_room_uid: uidOf("room", index + 1),
    entered_status_at: daysAgo(-on),
  }));

/** The accounts of two records before they become one; usually neither has one. */
export const buildAccountsToMerge = (overrides: Partial<AccountsToMerge> = {}): AccountsToMerge => ({
  choice: "settled",
  has_kept: false,
  has_absorbed: false,
  kept: null,
  absorbed: null,
  version: 2,
  ...overrides,
});

/** The names of somebody whom others' messages, notes and columns name, too. */
export const buildErasureImpact = (overrides: Partial<ErasureImpact> = {}): ErasureImpact => ({
  counts: [
    { kind: "messages", changed: 3, staying: 1 },
    { kind: "records", changed: 1, staying: 1 },
    { kind: "projects", changed: 2, staying: 0 },
  ],
  places: [
    { kind: "messages", href: `/chat/${uidOf("room", 2)}?at=12`, label: "あやの暮らし" },
    { kind: "records", href: `/creators/${uidOf("managed_creator", 4)}`, label: "ほのか" },
  ],
  unsure_names: ["みお"],
  ...overrides,
});
