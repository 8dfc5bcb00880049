import type { ReplyPage, ReplyPostLine } from "@tsumugi/contract";
import { buildRoomMembers } from "../chat-rooms/chat-rooms.fixtures.ts";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";
import { companyUri } from "../core/images.ts";
import { personAt } from "../core/people.ts";
import { buildJobRequest, buildJobTerms, buildJobVersion } from "../job-requests/job-requests.fixtures.ts";

/** What became of each handed-in address: taken, taken with something missing, there already, not read. */
export function buildReplyPostLine(
  overrides: Partial<ReplyPostLine> = {},
  index = nextIndex("reply_post_line"),
): ReplyPostLine {
  const url = overrides.url ?? `https://www.instagram.com/p/C${200_000 + index}/`;
  const taken = {
    uid: uidOf("post", index),
    title: "朝の支度に足したら変わったこと",
    platform: "instagram",
  } as const;
  const line: Omit<ReplyPostLine, "url" | "note"> = [
    {
      kind: "unreadable" as const,
      post: null,
      reason: "投稿が見つかりませんでした。削除されたか、非公開になっていないか確かめてください。",
    },
    {
      kind: "stored" as const,
      post: { ...taken, owner_mismatch: false, pr_check: { status: "ok" as const, missing: [] } },
      reason: null,
    },
    {
      kind: "stored" as const,
      post: { ...taken, owner_mismatch: true, pr_check: { status: "missing" as const, missing: ["#PR"] } },
      reason: null,
    },
    { kind: "duplicate" as const, post: null, reason: "この投稿は登録済みです。" },
  ][index % 4] as Omit<ReplyPostLine, "url" | "note">;
  return Object.assign({ url, note: null }, line, overrides);
}

/** What the creator sees behind the reply link. */
export const buildReplyPage = (overrides: Partial<ReplyPage> = {}): ReplyPage => ({
  company: { name: "つむぎ化粧品", image: companyUri("紬") },
  project_name: "冬の保湿ケア 2026",
  creator: { uid: "managed_creator_001", name: personAt(1).display },
  job_request: buildJobRequest({}, 1),
  versions: [buildJobVersion({ terms: buildJobTerms({ contractor: personAt(1).real }) })],
  job_status: "requested",
  shared_memo: "",
  product: { name: "紬 セラミドセラム 30mL", is_sent: true },
  required_hashtags: ["つむぎ化粧品", "PR"],
  required_mentions: ["tsumugi_cosme"],
  disclosure_rule: "投稿の冒頭に「PR」と分かる表記を入れてください。",
  required_link: "",
  deadlines: {
    reply_on: dayFromToday(4),
    draft_on: dayFromToday(12),
    posting_starts_on: dayFromToday(16),
    posting_on: dayFromToday(20),
  },
  drafts: [],
  revision_count: 0,
  max_revisions: 2,
  drafts_closed: null,
  answers_closed: null,
  requests: [],
  room_id: "room_001",
  support_room_id: "support_room_001",
  members: buildRoomMembers(1),
  posts: [],
  expires_at: daysAgo(-120),
  ...overrides,
});
