import {
  type FigureEntry,
  type PostLine,
  type PostReuse,
  type PrLook,
  type PrRecord,
  type PrRule,
  type PrRuleResult,
  platforms,
  prRuleDefaults,
} from "@tsumugi/contract";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";
import { staffNameAt } from "../core/people.ts";
import { buildPost } from "./posts.fixtures.ts";

const person = (index: number) => ({ uid: uidOf("user", index), name: staffNameAt(index), image: null });

const result = (kind: PrRuleResult["kind"], label: string, found: string | null): PrRuleResult => ({
  key: `${kind}:${label}`,
  kind,
  label,
  found,
  ok: found !== null,
});

const CAPTION =
  "【PR】冬の乾燥に、2週間使ってみました。\n@tsumugi_cosme さんの新作です。\n#つむぎ化粧品 #スキンケア";

export const buildPrLook = (overrides: Partial<PrLook> = {}, index = nextIndex("pr_look")): PrLook => ({
  uid: uidOf("pr_look", index),
  occasion: "registered",
  outcome: "read",
  status: "ok",
  caption: CAPTION,
  source: "sandbox",
  results: [
    result("hashtag", "#つむぎ化粧品", "#つむぎ化粧品"),
    result("mention", "@tsumugi_cosme", "@tsumugi_cosme"),
    result("disclosure", "PR表記", "【PR】"),
    { ...result("position", "PR表記が先頭125文字以内", "1文字目"), ok: true },
  ],
  screenshot: null,
  checked_by: null,
  checked_at: daysAgo(2 + index),
  ...overrides,
});

export const buildReuse = (overrides: Partial<PostReuse> = {}, index = nextIndex("reuse")): PostReuse => ({
  uid: uidOf("reuse", index),
  place: "公式オンラインストアの商品ページ",
  url: "https://example.jp/items/lip",
  disclosure: "PR：みおさんのInstagram投稿より",
  starts_on: dayFromToday(-10),
  ends_on: dayFromToday(80),
  note: "動画の切り抜きは不可",
  screenshot: null,
  created_by: person(1),
  updated_at: daysAgo(10),
  version: 1,
  ...overrides,
});

/** In turn: signed with a reuse, waiting for a signature, one whose disclosure went, one that is gone. */
export const buildPrRecord = (
  overrides: Partial<PrRecord> = {},
  index = nextIndex("pr_record"),
): PrRecord => {
  const kind = (index - 1) % 4;
  const first = buildPrLook({ checked_at: daysAgo(9 + index) }, index * 10);
  const lost = buildPrLook(
    {
      occasion: "day_7",
      status: "missing",
      caption: "冬の乾燥に、2週間使ってみました。\n#つむぎ化粧品",
      results: [
        result("hashtag", "#つむぎ化粧品", "#つむぎ化粧品"),
        result("mention", "@tsumugi_cosme", null),
        result("disclosure", "PR表記", null),
      ],
      checked_at: daysAgo(index),
    },
    index * 10 + 1,
  );
  const gone = buildPrLook(
    {
      occasion: "day_7",
      outcome: "gone",
      status: "unchecked",
      caption: "",
      results: [],
      checked_at: daysAgo(index),
    },
    index * 10 + 2,
  );
  const post = buildPost({}, index);
  const check =
    kind === 2
      ? { status: "missing" as const, missing: ["@tsumugi_cosme", "PR表記"] }
      : { status: "ok" as const, missing: [] };
  const signed_at = kind === 0 ? daysAgo(3) : null;
  return {
    post: { ...post, pr_check: { ...post.pr_check, ...check, signed_at } },
    needs_label: true,
    looks: kind === 2 ? [lost, first] : kind === 3 ? [gone, first] : [first],
    next_look_on: dayFromToday(4),
    signature: signed_at
      ? { name: staffNameAt(1), has_label: true, note: "", signed_at, is_outdated: false }
      : null,
    reuses: kind === 0 ? [buildReuse({}, 1)] : [],
    ...overrides,
  };
};

export const buildPrRules = (): PrRule[] =>
  platforms.map((platform) => {
    const { wordings, required_tags, ...rule } = prRuleDefaults[platform];
    return { ...rule, platform, wordings: [...wordings], required_tags: [...required_tags], version: 0 };
  });

/** In turn: stored, one whose creator has to be named, one that is there already. */
export const buildPostLine = (
  overrides: Partial<PostLine> = {},
  index = nextIndex("post_line"),
): PostLine => {
  const kind = index % 3;
  const url = overrides.url ?? `https://www.instagram.com/p/C${100_000 + index}/`;
  const refused = { url, post: null, duplicate_uid: null, note: null };
  if (kind === 1)
    return {
      url,
      post: buildPost({ url }, index),
      reason: null,
      note: null,
      kind: "stored",
      duplicate_uid: null,
      ...overrides,
    };
  if (kind === 2)
    return {
      ...refused,
      kind: "choose",
      reason:
        "投稿したアカウント「hana_daily」（Instagram）が、この案件のクリエイターに登録されていません。クリエイターを選んで登録してください。",
      ...overrides,
    };
  return {
    ...refused,
    kind: "duplicate",
    reason: "この投稿は登録済みです。",
    duplicate_uid: uidOf("post", 1),
    ...overrides,
  };
};

export const buildFigureEntry = (
  overrides: Partial<FigureEntry> = {},
  index = nextIndex("figure_entry"),
): FigureEntry => ({
  uid: uidOf("figure_entry", index),
  measured_on: dayFromToday(-1),
  figures: { reach: 18_400, saves: 312 },
  source: "creator",
  screenshot: null,
  entered_by: { uid: uidOf("user", 1), name: staffNameAt(1) },
  entered_at: daysAgo(1),
  ...overrides,
});
