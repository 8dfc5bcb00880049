import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { count, text, timestamp, uid, webUrl } from "../shared/wire.ts";

const slice = "short-links";
const feature = "short_link";

const hasNoCredentials = (value: string) => {
  const url = URL.parse(value);
  return url !== null && url.username === "" && url.password === "";
};

/** Appended to the destination as `utm_*`; blank ones are left out. */
export const utm = z.strictObject({
  source: text(100).default(""),
  medium: text(100).default(""),
  campaign: text(100).default(""),
  content: text(100).default(""),
});
export type Utm = z.input<typeof utm>;

/** The host must be public; the server checks that, at creation and at every redirect. */
export const shortLinkBody = z.strictObject({
  source_url: webUrl.refine(
    hasNoCredentials,
    "URLにIDやパスワードが含まれています。取り除いてから入力してください。",
  ),
  utm: utm.optional(),
});
export type ShortLinkBody = z.input<typeof shortLinkBody>;

/** `unique`: one per address, link and hour. `bot` and `own` (our staff) stand apart and are not in `total`. */
const clicks = { total: count, unique: count };

export const shortLink = z.object({
  uid,
  job_request_uid: uid,
  code: z.string(),
  /** What is handed to the creator. */
  short_url: z.string(),
  source_url: z.string(),
  /** The source with the UTM parameters; fixed at creation. */
  destination_url: z.string(),
  clicks: z.object({ ...clicks, bot: count, own: count }),
  /** Hours with a click only, oldest first; `hour` is its beginning in UTC. */
  by_hour: z.array(z.object({ hour: timestamp, ...clicks })),
  created_at: timestamp,
});
export type ShortLink = z.infer<typeof shortLink>;

/** One per job request. The same source again answers the one that exists; another source is a conflict. */
export const createShortLink = defineEndpoint("/company/job_requests/{id}/short_link", {
  method: "POST",
  slice,
  summary: "短縮リンクの発行",
  policy: { ...policies.write, feature },
  body: shortLinkBody,
  status: 201,
  response: shortLink,
  errors: ["not_found", "conflict"],
});

export const getShortLink = defineEndpoint("/company/job_requests/{id}/short_link", {
  method: "GET",
  slice,
  summary: "短縮リンクとクリック数",
  policy: { ...policies.member, feature },
  response: z.object({ short_link: shortLink.nullable() }),
  errors: ["not_found"],
});

/** Answers 302 to the destination; no query can change it. */
export const followShortLink = defineEndpoint("/s/{code}", {
  method: "GET",
  slice,
  base: "",
  summary: "短縮リンクの転送",
  policy: policies.visitor,
  status: 302,
  errors: ["not_found"],
});
