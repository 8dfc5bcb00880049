import type { PostCollection } from "@tsumugi/contract";
import { daysAgo, minutesAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";
import { thumbnailUri } from "../core/images.ts";

/** How the collection of a post stands: this morning's figures are there. */
export const buildPostCollection = (
  overrides: Partial<PostCollection> = {},
  index = nextIndex("post_collection"),
): PostCollection => ({
  post_uid: uidOf("post", index),
  state: "collected",
  fault: null,
  message: null,
  tried_at: minutesAgo(400),
  succeeded_at: minutesAgo(400),
  next_at: minutesAgo(-1040),
  lost_at: null,
  changed_at: null,
  caption: "話題の美容液を2週間使ってみました。 #PR #つむぎコスメ",
  caption_before: null,
  is_unseen: false,
  picture: thumbnailUri(index),
  ...overrides,
});

/** A post that the platform no longer shows. */
export const buildLostPost = (overrides: Partial<PostCollection> = {}, index = 2): PostCollection =>
  buildPostCollection(
    {
      state: "gone",
      fault: "not_found",
      message:
        "TikTok に見つかりませんでした。削除・非公開になっていないか、アカウント名やURLを確認してください。",
      succeeded_at: daysAgo(1),
      lost_at: minutesAgo(400),
      is_unseen: true,
      ...overrides,
    },
    index,
  );

/** A post whose caption lost its disclosure. */
export const buildChangedPost = (overrides: Partial<PostCollection> = {}, index = 3): PostCollection =>
  buildPostCollection(
    {
      changed_at: minutesAgo(400),
      caption: "話題の美容液を2週間使ってみました。",
      caption_before: "話題の美容液を2週間使ってみました。 #PR #つむぎコスメ",
      is_unseen: true,
      ...overrides,
    },
    index,
  );
