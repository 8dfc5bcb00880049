import type { DraftComment, DraftReview, JobDraft, JobDrafts, WaitingDraft } from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { uidOf } from "../core/counter.ts";
import { avatarUri, draftPhotoUri } from "../core/images.ts";
import { personAt } from "../core/people.ts";

const CREATOR = 3;
const creator = {
  uid: uidOf("managed_creator", CREATOR),
  name: personAt(CREATOR).display,
  image: avatarUri(CREATOR),
};

const FIRST_TEXT = `乾燥が気になる季節の、朝のスキンケアを紹介します。
「しっとり美容液」は、化粧水のあとに2滴だけ。翌朝まで、ずっとうるおいが続く最高の使い心地でした。

#つむぎ化粧品 @tsumugi_cosme`;

const SECOND_TEXT = `【PR】乾燥が気になる季節の、朝のスキンケアを紹介します。
「しっとり美容液」は、化粧水のあとに2滴だけ。朝のメイクのりが変わったと感じました。

#つむぎ化粧品 #PR @tsumugi_cosme`;

const photo = (index: number) => ({
  uid: `upload_draft_${index}`,
  url: draftPhotoUri(index),
  name: `下書き${index}.jpg`,
  width: 360,
  height: 450,
});

export const buildDraftComment = (overrides: Partial<DraftComment> = {}): DraftComment => ({
  uid: "draft_comment_001",
  place: { kind: "image", image_uid: "upload_draft_1", x: 62, y: 34 },
  text: "商品名のラベルが影に入っています。少し手前に置いて撮れますか。",
  by: buildPersonRef({}, 1),
  by_creator: false,
  created_at: daysAgo(2),
  resolved_at: null,
  resolved_by: null,
  ...overrides,
});

export const buildDraftReview = (overrides: Partial<DraftReview> = {}): DraftReview => ({
  uid: "draft_review_001",
  decision: "revision",
  message:
    "冒頭に【PR】を入れ、「ずっと」「最高」は言い換えてください。写真の1枚目も撮り直しをお願いします。",
  reviewer: buildPersonRef({}, 1),
  reviewed_at: daysAgo(2),
  due_on: dayFromToday(3),
  reason: "",
  is_withdrawn: false,
  checklist: [],
  ...overrides,
});

export const buildJobDraft = (overrides: Partial<JobDraft> = {}): JobDraft => ({
  uid: "job_draft_001",
  version: 1,
  state: "waiting",
  text: FIRST_TEXT,
  video_url: "https://drive.example.com/file/asa-no-skincare-v1",
  images: [photo(1), photo(2)],
  submitted_at: daysAgo(3),
  recorded_by: null,
  reviews: [],
  comments: [],
  ...overrides,
});

/** The first version, sent back with comments on an image, on words and on a second of the video. */
export const buildRevisedDraft = (): JobDraft => {
  const quote = "ずっとうるおいが続く最高の使い心地";
  const start = FIRST_TEXT.indexOf(quote);
  return buildJobDraft({
    state: "revision",
    reviews: [buildDraftReview()],
    comments: [
      buildDraftComment(),
      buildDraftComment({
        uid: "draft_comment_002",
        place: { kind: "text", start, end: start + quote.length, quote },
        text: "言い切りの表現は避けてください。ご自身の感想として書き直しをお願いします。",
        resolved_at: daysAgo(1),
        resolved_by: buildPersonRef({}, 1),
      }),
      buildDraftComment({
        uid: "draft_comment_003",
        place: { kind: "video", second: 12 },
        text: "ここで商品名を読み上げてください。",
      }),
      buildDraftComment({
        uid: "draft_comment_004",
        place: { kind: "video", second: 12 },
        text: "承知しました。テロップも入れますね。",
        by: creator,
        by_creator: true,
        created_at: daysAgo(1),
      }),
    ],
  });
};

/** A job with two versions: the first was sent back, the second waits. */
export const buildJobDrafts = (overrides: Partial<JobDrafts> = {}): JobDrafts => ({
  job_request_uid: uidOf("job_request", CREATOR),
  project_uid: "project_001",
  project_name: "冬の保湿ケア 2026",
  creator,
  job_status: "draft_review",
  chat_room_uid: "room_001",
  rules: {
    required_hashtags: ["つむぎ化粧品", "PR"],
    required_mentions: ["tsumugi_cosme"],
    disclosure_rule: "投稿の冒頭に「PR」と分かる表記を入れてください。",
    required_link: "",
    ng_words: ["最高", "絶対", "シミが消える"],
    draft_points: ["商品名「しっとり美容液」が正しい", "他社の商品が写っていない"],
  },
  revision_count: 1,
  max_revisions: 2,
  approvers_needed: 1,
  draft_due_on: dayFromToday(3),
  items: [
    buildJobDraft({
      uid: "job_draft_002",
      version: 2,
      text: SECOND_TEXT,
      video_url: "https://drive.example.com/file/asa-no-skincare-v2",
      images: [photo(3), photo(2)],
      submitted_at: daysAgo(0),
    }),
    buildRevisedDraft(),
  ],
  ...overrides,
});

export const buildWaitingDrafts = (): WaitingDraft[] =>
  [CREATOR, 5, 6].map((index) => ({
    job_request_uid: uidOf("job_request", index),
    draft_uid: `job_draft_00${index}`,
    creator: { uid: uidOf("managed_creator", index), name: personAt(index).display, image: avatarUri(index) },
    version: 1 + (index % 2),
    submitted_at: daysAgo(index - 2),
    approved_count: 0,
    approvers_needed: 1,
  }));
