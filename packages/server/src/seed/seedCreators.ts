import type { CustomValues, RelationshipStage } from "@tsumugi/contract";
import {
  managedCreatorAccounts,
  managedCreatorGenres,
  managedCreators,
} from "../db/schema/managed-creators.ts";
import { demoAvatar } from "../demo-assets/demoAssets.ts";
import { noSearchedTexts, searchSource } from "../managed-creators/searchSource.ts";
import type { CreatorData } from "./data/creatorData.ts";
import type { Random } from "./data/random.ts";
import { dayFromToday, insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";
import type { SeedCreator } from "./seedJobs.ts";

export const creatorUid = (number: number) => `demo-creator-${number + 1}`;

/** Sum of the counts that are known; null when none is. */
export const followers = ({ accounts }: CreatorData) => {
  const known = accounts.flatMap(({ follower_count }) => follower_count ?? []);
  return known.length === 0 ? null : known.reduce((a, b) => a + b, 0);
};

const STAGES: readonly RelationshipStage[] = [
  "prospect",
  "prospect",
  "contacted",
  "active",
  "active",
  "repeat",
  "paused",
];
const TAGS = [
  "店頭イベント可",
  "縦型動画が得意",
  "子育て層",
  "20代",
  "30代",
  "再依頼したい",
  "敏感肌",
  "地方在住",
  "英語可",
  "ライブ配信",
];
const MEMOS = [
  "紹介: 9月の展示会で名刺交換",
  "撮影は自宅のみ。来店取材は不可",
  "納期に厳しい案件でも安定している",
  "報酬は事務所経由で相談",
];
const AGENCIES = ["株式会社ひなたプロ", "ノマドクリエイツ", "合同会社あさひ企画"];

/** The company's own records; `connected` of them belong to an open creator. Answers what jobs need of them. */
export async function seedManagedCreators(
  company: SeedCompany,
  data: readonly CreatorData[],
  options: {
    readonly connected: number;
    readonly archived: number;
    readonly random: Random;
    /** What the n-th record holds of the company's own fields. */
    readonly ownValues?: (index: number) => CustomValues;
  },
): Promise<SeedCreator[]> {
  const { connected, archived, random, ownValues } = options;
  const uidOf = ({ number }: CreatorData) => `${company.uid}-creator-${number + 1}`;
  const records = data.map((creator, index) => {
    const { display_name, real_name, kana, email, phone, number } = creator;
    const memo = random.chance(0.2) ? random.pick(MEMOS) : "";
    const hasAgency = random.chance(0.12);
    const contact = random.chance(0.7) ? timeFromToday(-random.int(0, 80), random.int(9, 20)) : null;
    const isArchived = index >= data.length - archived;
    const record = {
      uid: uidOf(creator),
      company_uid: company.uid,
      display_name,
      real_name,
      kana,
      email,
      phone,
      memo,
      image: demoAvatar(creator.face),
      custom_values: ownValues?.(index) ?? {},
      tags: random.sample(TAGS, random.int(0, 3)),
      owner_uid: random.chance(0.85) ? random.pick(company.staff) : null,
      stage: random.pick(STAGES),
      agency: hasAgency ? random.pick(AGENCIES) : "",
      postal_code: random.chance(0.4) ? `1${random.int(10, 99)}-00${random.int(10, 99)}` : "",
      follower_count: followers(creator),
      last_fee: random.chance(0.6) ? random.int(4, 60) * 5000 : null,
      invoice_registration_number: random.chance(0.4)
        ? `T${random.int(1, 9)}${String(random.int(0, 999_999_999_999)).padStart(12, "0")}`
        : "",
      entity_type: hasAgency ? ("corporation" as const) : ("individual" as const),
      withholding_default: !hasAgency && random.chance(0.7),
      competitor_exclusion_until: random.chance(0.08) ? dayFromToday(random.int(5, 60)) : null,
      creator_uid: index < connected ? creatorUid(number) : null,
      last_contact_at: contact,
      archived_at: isArchived ? timeFromToday(-random.int(1, 12), 15) : null,
      created_at: timeFromToday(-150 + index, 10),
      created_by: company.staff[index % company.staff.length] ?? null,
      updated_at: timeFromToday(-Math.floor(index / 3), 9 + (index % 9), (index * 7) % 60),
    };
    const handles = creator.accounts.map(({ handle }) => handle);
    return { ...record, search_source: searchSource({ ...noSearchedTexts, ...record, handles }) };
  });
  await insertAll(managedCreators, records);
  await insertAll(
    managedCreatorAccounts,
    data.flatMap((creator) =>
      creator.accounts.map((account, position) => ({
        company_uid: company.uid,
        managed_creator_uid: uidOf(creator),
        ...account,
        position,
        fetched_at: timeFromToday(-1, 5),
      })),
    ),
  );
  await insertAll(
    managedCreatorGenres,
    data.flatMap((creator) =>
      creator.genres.map(({ uid }) => ({
        company_uid: company.uid,
        managed_creator_uid: uidOf(creator),
        genre_uid: uid,
      })),
    ),
  );
  return records.flatMap(({ uid, display_name, real_name, kana, archived_at }, index) =>
    archived_at ? [] : [{ uid, display_name, real_name, kana, accounts: data[index]?.accounts ?? [] }],
  );
}
