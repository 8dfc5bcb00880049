import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "platforms";

const errors = ["not_found", "platform_not_configured", "platform_unavailable", "rate_limited"] as const;
const policy = policies.memberOrOperator;

export const getYoutube = defineEndpoint("getYoutube", "/youtube/{id}", {
  method: "GET",
  slice,
  summary: "YouTube のチャンネル・動画の数値",
  policy,
  errors,
});

export const getInstagram = defineEndpoint("getInstagram", "/instagram/{id}", {
  method: "GET",
  slice,
  summary: "Instagram アカウントの数値",
  policy,
  errors,
});

export const getTiktok = defineEndpoint("getTiktok", "/tiktok/{id}", {
  method: "GET",
  slice,
  summary: "TikTok アカウントの数値",
  policy,
  errors,
});

/** Follows a short link on the platform's own hosts only. */
export const fetchTiktokRedirect = defineEndpoint("fetchTiktokRedirect", "/tiktok/fetch_redirect_to", {
  method: "GET",
  slice,
  summary: "TikTok 短縮URLの行き先",
  policy,
  errors: ["unrecognized_url", "platform_unavailable"],
});

export const getTwitter = defineEndpoint("getTwitter", "/twitter/{id}", {
  method: "GET",
  slice,
  summary: "X アカウントの数値",
  policy,
  errors,
});

/** Recent media of that job's creator, those within the posting period first. */
export const searchInstagramMedia = defineEndpoint("searchInstagramMedia", "/instagram/search_media", {
  method: "GET",
  slice,
  summary: "依頼のクリエイターの最近の Instagram 投稿",
  policy: policies.member,
  errors,
});

export const searchTiktokVideos = defineEndpoint("searchTiktokVideos", "/tiktok/search_videos", {
  method: "GET",
  slice,
  summary: "依頼のクリエイターの最近の TikTok 動画",
  policy: policies.member,
  errors,
});
