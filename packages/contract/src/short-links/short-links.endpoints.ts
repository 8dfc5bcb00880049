import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "short-links";
const feature = "short_link";

/**
 * One at a time per job request. The same destination again answers the link that stands; another one is a conflict until
 * that link is disabled.
 */
export const createShortLink = defineEndpoint("createShortLink", "/company/job_requests/{id}/short_link", {
  method: "POST",
  slice,
  summary: "短縮リンクの発行",
  policy: { ...policies.write, feature },
  status: 201,
  errors: ["not_found", "conflict", "invalid_request"],
});

/** The link that stands, otherwise the one disabled last, with its clicks. */
export const getShortLink = defineEndpoint("getShortLink", "/company/job_requests/{id}/short_link", {
  method: "GET",
  slice,
  summary: "短縮リンクとクリック数",
  policy: { ...policies.member, feature },
  errors: ["not_found"],
});

/**
 * One link each for the jobs of a project that have none, with the same destination; jobs that were declined or called off
 * get none. A link that stands stays as it is.
 */
export const createProjectShortLinks = defineEndpoint(
  "createProjectShortLinks",
  "/company/projects/{id}/short_links",
  {
    method: "POST",
    slice,
    base: "",
    summary: "短縮リンクの一括発行",
    policy: { ...policies.write, feature },
    status: 201,
    errors: ["not_found", "invalid_request"],
  },
);

/** Disables a link, which answers 410 from then on, or enables it again. */
export const updateShortLink = defineEndpoint("updateShortLink", "/company/short_links/{id}", {
  method: "PUT",
  slice,
  base: "",
  summary: "短縮リンクの停止・再開",
  policy: { ...policies.write, feature },
  errors: ["not_found", "conflict"],
});

/** The links of a project, disabled ones too; as CSV one row per link and hour. */
export const listShortLinks = defineEndpoint("listShortLinks", "/company/projects/{id}/short_links", {
  method: "GET",
  slice,
  base: "",
  summary: "案件の短縮リンク",
  policy: { ...policies.member, feature },
  produces: ["text/csv"],
  errors: ["not_found", "feature_not_granted"],
});

/**
 * Answers 302 to the destination; no query can change it. `code+` answers a page that says where the link leads, and
 * `code.q`, which a QR code holds, counts as such.
 */
export const followShortLink = defineEndpoint("followShortLink", "/s/{code}", {
  method: "GET",
  slice,
  base: "",
  summary: "短縮リンクの転送",
  policy: policies.visitor,
  status: 302,
  errors: ["not_found"],
});
