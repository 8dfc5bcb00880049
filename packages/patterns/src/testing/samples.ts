import {
  blankRecord,
  blankTerms,
  type JobPhase,
  type JobStatus,
  jobPhases,
  managedCreatorFields,
  type Platform,
  type PrCheckStatus,
  type Project,
  type ProjectCreator,
  type ProjectPost,
  type RelationshipStage,
} from "@tsumugi/contract";
import { buildPost, buildProject, buildProjectCreator } from "@tsumugi/mocks";
import { LONG_NAME, pictures } from "@tsumugi/ui/testing";
import type { CommentLook } from "../chat-rooms/chat.types.ts";
import type { TermsLook } from "../chat-rooms/TermsCard/TermsCard.tsx";
import type { CreatorProfileLook } from "../managed-creators/CreatorProfile/CreatorProfile.tsx";

/** Fixed sample data for stories: same rows at every run. */

const names = [
  "はなこ美容",
  "ゆうきの台所",
  "旅するミナ",
  "ガジェット研究所タク",
  "あやかコスメ",
  LONG_NAME,
  "𠮷野りん",
  "週末キャンプ部",
];
const platforms: Platform[] = ["instagram", "youtube", "tiktok", "x"];
const stages: RelationshipStage[] = ["repeat", "active", "contacted", "prospect", "paused"];
const pick = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item;

export const sampleCreator = (index: number): CreatorProfileLook => ({
  ...blankRecord(managedCreatorFields),
  uid: `creator-${index}`,
  display_name: pick(names, index),
  real_name: index % 3 === 0 ? "佐藤 花子" : "",
  kana: index % 3 === 0 ? "さとう はなこ" : "",
  image: index % 2 === 0 ? pick([pictures.blue, pictures.red, pictures.green], index) : null,
  genres: [{ uid: "beauty", name: pick(["美容", "グルメ", "旅行", "ガジェット"], index) }],
  tags: index % 2 === 0 ? ["秋冬", "リピート"] : [],
  owner: index % 4 === 3 ? null : { uid: "m1", name: pick(["田中 美咲", "鈴木 健"], index), image: null },
  stage: pick(stages, index),
  accounts: platforms.slice(0, (index % 3) + 1).map((platform, at) => ({
    platform,
    handle: `hanako_${index}`,
    url: `https://example.jp/${platform}/hanako_${index}`,
    follower_count: at === 2 ? null : 8_000 + index * 37_111,
    fetched_at: "2026-11-19T18:00:00Z",
  })),
  follower_count: index === 3 ? null : 8_000 + index * 48_321,
  last_fee: index % 3 === 1 ? null : 30_000 + index * 15_000,
  creator: index % 2 === 0 ? { uid: "open" } : null,
  last_contact_at: index % 5 === 4 ? null : "2026-11-17T03:00:00Z",
  archived_at: null,
  email: "hanako@example.jp",
  phone: "090-1234-5678",
  agency: "株式会社はなやぎ",
  postal_code: "100-0001",
  address: "東京都千代田区千代田1-1",
  memo: "前回の投稿は保存数がとても良かった。\n次は動画で相談したい。",
  invoice_registration_number: "T9234567890123",
  invoice_checked_on: "2026-11-01",
  entity_type: "individual",
  withholding_default: true,
  competitor_exclusion_until: "2026-12-31",
  secondary_use_until: null,
  created_at: "2026-04-01T03:00:00Z",
  created_by: index % 4 === 3 ? null : { uid: "m2", name: "鈴木 健", image: null },
});

export const sampleCreators = Array.from({ length: 8 }, (_, index) => sampleCreator(index));

/** Creators per phase; phases that are not named have none. */
const phases = (counts: Partial<Record<JobPhase, number>>) =>
  Object.fromEntries(jobPhases.map((phase) => [phase, counts[phase] ?? 0])) as Record<JobPhase, number>;

export const sampleProjects: Project[] = [
  "秋の新作リップ 発売記念",
  "冬の保湿クリーム体験",
  `年末ギフト ${LONG_NAME}`,
  "春の先行サンプリング",
].map((name, index) =>
  buildProject(
    {
      uid: `project-${index}`,
      name,
      client_name: "つむぎ化粧品",
      product_name: index % 2 === 0 ? "つむぎリップ 07" : "",
      starts_on: index === 3 ? null : "2026-11-01",
      ends_on: index === 3 ? null : "2026-12-20",
      platforms: ["instagram", "youtube"],
      owner: { uid: "m1", name: "田中 美咲", image: null },
      budget: 1_500_000,
      phase_counts: pick(
        [
          phases({ selection: 2, approach: 4, production: 6, posting: 3, settlement: 2, done: 1 }),
          phases({ selection: 12, approach: 2 }),
          phases({ done: 8, out: 2 }),
          phases({}),
        ],
        index,
      ),
      creator_count: pick([18, 14, 10, 0], index),
      next_deadline: pick(
        [
          { kind: "draft" as const, on: "2026-11-21" },
          { kind: "reply" as const, on: "2026-11-18" },
          { kind: "payment" as const, on: "2026-12-25" },
          null,
        ],
        index,
      ),
      pending_count: pick([5, 1, 0, 0], index),
      archived_at: null,
      updated_at: "2026-11-19T23:00:00Z",
    },
    index + 1,
  ),
);

const statuses: JobStatus[] = [
  "draft_review",
  "requested",
  "accepted",
  "candidate",
  "posted",
  "completed",
  "negotiating",
  "declined",
];

export const sampleProjectCreators: ProjectCreator[] = sampleCreators.map((creator, index) =>
  buildProjectCreator(
    {
      creator_uid: creator.uid,
      display_name: creator.display_name,
      image: creator.image,
      accounts: creator.accounts.map((account) => ({ fetched_at: null, ...account })),
      follower_count: creator.follower_count,
      job_status: pick(statuses, index),
      job_request_uid: index === 3 ? null : `job-${index}`,
      chat_room_uid: index === 3 ? null : `room-${index}`,
      fee: index === 3 ? null : 50_000 + index * 10_000,
      memo: index % 3 === 0 ? "サンプル発送済み。到着確認待ち" : "",
      days_in_status: pick([2, 9, 0, 14, 3, 30, 1, 5], index),
      next_deadline:
        index === 5 ? null : { kind: "draft", on: pick(["2026-11-21", "2026-11-18", "2026-11-30"], index) },
      unread_count: pick([2, 0, 0, 0, 12, 0, 1, 0], index),
      post_count: index === 4 ? 1 : 0,
      post_news: index === 4 ? { state: "gone", since: "2026-11-18T03:00:00.000Z" } : null,
    },
    index + 1,
  ),
);

export const sampleTerms: TermsLook = {
  ...blankTerms,
  work: "新作リップの使用感を紹介するリール動画1本とストーリーズ2本。\n商品名と発売日を入れてください。",
  delivery_on: "2026-12-01",
  delivery_place: "Instagram の本人アカウント",
  inspection_on: "2026-12-05",
  fee: 80_000,
  payment_on: "2026-12-25",
  payment_method: "銀行振込",
  secondary_use: "自社サイトと広告で6か月間",
  reply_due_on: "2026-11-25",
  orderer: "つむぎ化粧品株式会社",
  contractor: "はなこ美容",
  ordered_on: "2026-11-20",
};

export const sampleMembers = {
  me: { name: "田中 美咲", image: null },
  creator: { name: "はなこ美容", image: pictures.red },
  system: { name: "ツムギ", image: null },
};

const texts: [string, string, string][] = [
  ["system", "依頼を送りました", "2026-10-03T01:00:00Z"],
  [
    "me",
    "はじめまして。つむぎ化粧品の田中です。新作リップのご紹介をお願いできますか。",
    "2026-10-03T01:02:00Z",
  ],
  ["creator", "ご連絡ありがとうございます！ぜひお受けしたいです。", "2026-11-18T03:10:00Z"],
  ["system", "ステータスが「確定」になりました", "2026-11-18T03:12:00Z"],
  [
    "me",
    "ありがとうございます。商品の詳細はhttps://example.jp/lip-07、発送は明日です。",
    "2026-11-19T02:00:00Z",
  ],
  [
    "creator",
    "下書きができました。\nhttps://example.jp/draft/123 をご確認ください。\nご質問は hanako@example.jp までどうぞ。",
    "2026-11-19T23:40:00Z",
  ],
  ["creator", "サムネイルは2案あります。どちらが良いでしょうか？", "2026-11-20T00:30:00Z"],
];

export const sampleComments: CommentLook[] = texts.map(([uid, text, createdAt], index) => ({
  id: `c${index}`,
  uid,
  kind: uid === "system" ? "system" : "message",
  text,
  images:
    index === 6
      ? [
          { uid: "i1", url: pictures.gold, name: "案A.png" },
          { uid: "i2", url: pictures.green, name: "案B.png" },
        ]
      : [],
  createdAt,
  editedAt: null,
  deleted: false,
  state: "sent",
}));

const figure = (value: number, source: "api" | "manual" | "sandbox" = "sandbox") => ({
  value,
  source,
  fetched_at: "2026-11-19T18:00:00Z",
});

const checked = (status: PrCheckStatus, ...missing: string[]): ProjectPost["pr_check"] => ({
  status,
  missing,
  found: [],
  ng_words: [],
  checked_by: null,
  checked_at: null,
  signed_at: null,
});

export const samplePosts: ProjectPost[] = [
  "秋の新作リップを使ってみた",
  "3分でできる秋メイク",
  LONG_NAME,
].map((title, index) =>
  buildPost(
    {
      uid: `post-${index}`,
      creator: { uid: `creator-${index}`, name: pick(names, index), image: null },
      platform: pick(platforms, index),
      media_type: pick(["short", "video", "image"] as const, index),
      url: `https://example.jp/post/${index}`,
      title,
      thumbnail: index === 2 ? null : pick([pictures.red, pictures.gold], index),
      posted_at: "2026-11-10T03:00:00Z",
      pr_check: pick([checked("ok"), checked("missing", "#PR"), checked("unchecked")], index),
      metrics: {
        views: figure(123_456 + index * 9_999, pick(["sandbox", "api", "manual"] as const, index)),
        likes: figure(8_120, pick(["sandbox", "api", "manual"] as const, index)),
        comments: index === 2 ? null : figure(210),
        saves: figure(1_020),
        shares: null,
        impressions: null,
        reach: null,
        clicks: null,
      },
      owner_mismatch: index === 1,
    },
    index + 1,
  ),
);
