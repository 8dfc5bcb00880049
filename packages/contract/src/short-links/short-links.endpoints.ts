import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "short-links";
const feature = "short_link";

/** One per job request. The same source again answers the one that exists; another source is a conflict. */
export const createShortLink = defineEndpoint("createShortLink", "/company/job_requests/{id}/short_link", {
  method: "POST",
  slice,
  summary: "短縮リンクの発行",
  policy: { ...policies.write, feature },
  status: 201,
  errors: ["not_found", "conflict"],
});

export const getShortLink = defineEndpoint("getShortLink", "/company/job_requests/{id}/short_link", {
  method: "GET",
  slice,
  summary: "短縮リンクとクリック数",
  policy: { ...policies.member, feature },
  errors: ["not_found"],
});

/** Answers 302 to the destination; no query can change it. */
export const followShortLink = defineEndpoint("followShortLink", "/s/{code}", {
  method: "GET",
  slice,
  base: "",
  summary: "短縮リンクの転送",
  policy: policies.visitor,
  status: 302,
  errors: ["not_found"],
});
