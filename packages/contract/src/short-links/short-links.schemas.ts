import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { count, csvQuery, line, timestamp, uid, webUrl } from "../shared/wire.ts";

const hasNoCredentials = (value: string) => {
  const url = URL.parse(value);
  return url !== null && url.username === "" && url.password === "";
};

/** A parser of URLs drops line ends and turns `\` into `/`: what is shown would not be what is opened. */
const isPlain = (value: string) => !/[\s\\]|\p{Cc}/u.test(value);

/**
 * Appended to the destination as `utm_*`; blank ones are left out. `{project}` stands for the project's name and `{code}`
 * for the link's code, which names the creator to nobody outside.
 */
export const utm = z.strictObject({
  source: line(100).default(""),
  medium: line(100).default(""),
  campaign: line(100).default(""),
  content: line(100).default(""),
});
export type Utm = z.input<typeof utm>;

/** The host must be public; the server checks that, at creation and at every redirect. */
export const shortLinkBody = z.strictObject({
  source_url: webUrl
    .refine(isPlain, "URLに空白・改行・「\\」が含まれています。取り除いてから入力してください。")
    .refine(hasNoCredentials, "URLにIDやパスワードが含まれています。取り除いてから入力してください。"),
  utm: utm.optional(),
});
export type ShortLinkBody = z.input<typeof shortLinkBody>;

/** `unique`: one per address, link and hour. `qr`: of the total, those that came by the QR code. */
const clicks = { total: count, unique: count, qr: count };

export const shortLink = z.object({
  uid,
  job_request_uid: uid,
  code: z.string(),
  /** What is handed to the creator. */
  short_url: z.string(),
  /** What a QR code holds: it leads to the same place and is counted apart. */
  qr_url: z.string(),
  source_url: z.string(),
  /** The source with the UTM parameters; fixed at creation. */
  destination_url: z.string(),
  utm,
  /** `bot` and `own` (from where our staff looked at the link that day) stand apart and are not in `total`. */
  clicks: z.object({ ...clicks, bot: count, own: count }),
  /** Hours with a click only, oldest first; `hour` is its beginning in UTC. At most the last 30 days. */
  by_hour: z.array(z.object({ hour: timestamp, ...clicks })),
  created_at: timestamp,
  disabled_at: timestamp.nullable(),
});
export type ShortLink = z.infer<typeof shortLink>;

/** A link among those of its project. */
export const projectShortLink = shortLink.omit({ by_hour: true, utm: true }).extend({
  creator: z.object({ uid, name: z.string() }),
});
export type ProjectShortLink = z.infer<typeof projectShortLink>;

/** What each call takes and answers. */
export const shortLinksSchemas = {
  createShortLink: {
    body: shortLinkBody,
    response: shortLink,
  },
  createProjectShortLinks: {
    body: shortLinkBody,
    response: z.object({
      /** By the creator's name; `made` is false where a link stood already, which may lead elsewhere. */
      items: z.array(
        z.object({
          creator: z.object({ uid, name: z.string() }),
          short_url: z.string(),
          destination_url: z.string(),
          made: z.boolean(),
        }),
      ),
    }),
  },
  getShortLink: {
    response: z.object({
      short_link: shortLink.nullable(),
      /** The UTM values that the company gave last, to begin with. */
      utm_template: utm,
    }),
  },
  updateShortLink: {
    body: z.strictObject({ disabled: z.boolean() }),
    response: shortLink,
  },
  listShortLinks: {
    query: z.strictObject({ format: z.enum(["json", "csv"]).default("json"), ...csvQuery }),
    response: z.object({
      items: z.array(projectShortLink),
      /** The UTM values that the company gave last, to begin with. */
      utm_template: utm,
    }),
  },
  followShortLink: {},
} satisfies SchemasByEndpoint;
