import {
  type NotificationChannel,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
} from "@tsumugi/contract";
import { addDays, dayInJapan, hourInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { inTransaction } from "../db/db.ts";
import { type NotifiedActor, receiverOf } from "./notifications.service.ts";
import { findSettings, lockSettings, type SettingsRow, updateSettings } from "./settings.repository.ts";

type Channels = Partial<Record<NotificationKind, NotificationChannel | undefined>>;

const DEFAULT: NotificationChannel = "screen";

function present(row: SettingsRow | undefined): NotificationSettings {
  const channels = Object.fromEntries(
    notificationKinds.map((kind) => [kind, row?.channels[kind] ?? DEFAULT]),
  ) as NotificationSettings["channels"];
  return { channels, digest_hour: row?.digest_hour ?? null, version: row?.version ?? 0 };
}

/** How the person wants to be notified; by default every kind on the screen and no daily mail. */
export const getSettings = async (actor: NotifiedActor): Promise<NotificationSettings> =>
  present(await findSettings(receiverOf(actor)));

/**
 * The first day on which the chosen hour sends. Choosing eight o'clock in the afternoon means tomorrow, but a mail that
 * is due today and not yet sent is not lost. Only `digested_on` says whether one was sent today, so that there is one
 * a day however often the hour is changed.
 */
function digestFrom(row: SettingsRow, hour: number | null): string | null {
  if (hour === row.digest_hour) return row.digest_from;
  const [today, thisHour] = [dayInJapan(now()), hourInJapan(now())];
  const isDue =
    row.digest_hour !== null && row.digest_hour <= thisHour && (row.digest_from ?? today) <= today;
  return hour !== null && hour <= thisHour && !isDue ? addDays(today, 1) : today;
}

/** Changes what is given and leaves the rest. @throws AppError stale_version */
export function putSettings(
  actor: NotifiedActor,
  body: { channels: Channels; digest_hour?: number | null | undefined; version?: number | undefined },
): Promise<NotificationSettings> {
  const receiver = receiverOf(actor);
  return inTransaction(async () => {
    const row = await lockSettings(receiver, now());
    if (body.version !== undefined && body.version !== row.version) {
      throw new AppError("stale_version", { current: present(row) });
    }
    const digest_hour = body.digest_hour === undefined ? row.digest_hour : body.digest_hour;
    const given = Object.entries(body.channels).filter(([, channel]) => channel !== undefined);
    return present(
      await updateSettings(receiver, {
        channels: { ...row.channels, ...Object.fromEntries(given) },
        digest_hour,
        digest_from: digestFrom(row, digest_hour),
        updated_at: now(),
      }),
    );
  });
}
