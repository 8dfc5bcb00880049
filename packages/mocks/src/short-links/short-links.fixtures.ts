import type { ShortLink } from "@tsumugi/contract";
import { daysAgo, minutesAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";

/** A link with a day of clicks; bots and own staff stand apart. */
export const buildShortLink = (
  overrides: Partial<ShortLink> = {},
  index = nextIndex("short_link"),
): ShortLink => {
  const hours = [9, 8, 7, 5, 3, 2, 1].map((hoursAgo, nth) => ({
    hour: minutesAgo(hoursAgo * 60),
    total: 12 + nth * 9,
    unique: 10 + nth * 7,
  }));
  const sum = (field: "total" | "unique") => hours.reduce((all, hour) => all + hour[field], 0);
  const code = `tmg${String(index).padStart(4, "0")}`;
  const source_url = "https://cosme.tsumugi.test/products/moist";
  return {
    uid: uidOf("short_link", index),
    job_request_uid: uidOf("job_request", index),
    code,
    short_url: `http://localhost:4000/s/${code}`,
    source_url,
    destination_url: `${source_url}?utm_source=instagram&utm_medium=creator`,
    clicks: { total: sum("total"), unique: sum("unique"), bot: 14, own: 3 },
    by_hour: hours,
    created_at: daysAgo(2),
    ...overrides,
  };
};
