import type { ProjectShortLink, ShortLink } from "@tsumugi/contract";
import { daysAgo, minutesAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";

/** Clicks of a day around a post: quiet, then many within a few hours, then fewer and fewer. */
const CURVE = [2, 4, 3, 48, 92, 71, 40, 28, 19, 33, 21, 12, 6];
const noClicks = { total: 0, unique: 0, qr: 0 };

/** A link with a day of clicks; bots and own staff stand apart. */
export const buildShortLink = (
  overrides: Partial<ShortLink> = {},
  index = nextIndex("short_link"),
): ShortLink => {
  const hours = CURVE.map((total, nth) => ({
    hour: minutesAgo((CURVE.length - nth) * 60),
    total,
    unique: Math.ceil(total * 0.8),
    qr: Math.floor(total / 10),
  }));
  const sum = (field: keyof typeof noClicks) => hours.reduce((all, hour) => all + hour[field], 0);
  const code = `tmg${String(index).padStart(5, "2")}`;
  const source_url = "https://cosme.tsumugi.test/products/moist";
  return {
    uid: uidOf("short_link", index),
    job_request_uid: uidOf("job_request", index),
    code,
    short_url: `http://localhost:4000/s/${code}`,
    qr_url: `http://localhost:4000/s/${code}.q`,
    source_url,
    destination_url: `${source_url}?utm_source=creator&utm_medium=social&utm_content=${code}`,
    utm: { source: "creator", medium: "social", campaign: "", content: "{code}" },
    clicks: { total: sum("total"), unique: sum("unique"), qr: sum("qr"), bot: 14, own: 3 },
    by_hour: hours,
    created_at: daysAgo(2),
    disabled_at: null,
    ...overrides,
  };
};

/** One that nobody has opened yet. */
export const buildNewShortLink = (overrides: Partial<ShortLink> = {}, index = 1): ShortLink =>
  buildShortLink({ clicks: { ...noClicks, bot: 0, own: 0 }, by_hour: [], ...overrides }, index);

export const buildProjectShortLink = (
  overrides: Partial<ProjectShortLink> = {},
  index = nextIndex("project_short_link"),
): ProjectShortLink => {
  const { utm: _utm, by_hour: _hours, ...link } = buildShortLink({}, index);
  const names = ["さくら家の暮らし", "旅する写真家ユウ", "はるのコスメ帖"];
  const creator = {
    uid: uidOf("managed_creator", index),
    name: names[(index - 1) % names.length] ?? "",
  };
  return { ...link, creator, ...overrides };
};
