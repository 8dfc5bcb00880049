import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { count, text, timestamp, uid, webUrl } from "../shared/wire.ts";

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

/** What each call takes and answers. */
export const shortLinksSchemas = {
  createShortLink: {
    body: shortLinkBody,
    response: shortLink,
  },
  getShortLink: {
    response: z.object({ short_link: shortLink.nullable() }),
  },
  followShortLink: {},
} satisfies SchemasByEndpoint;
