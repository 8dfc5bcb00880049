const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const JST_MS = 9 * HOUR_MS;
const OPENS = 9;
const CLOSES = 18;

/** Hours since Japan's midnight, and the weekday there (0: Sunday). */
const inJapan = (at: number) => {
  const local = at + JST_MS;
  return { hours: (local % DAY_MS) / HOUR_MS, weekday: new Date(local).getUTCDay() };
};

const isWorkday = (at: number) => inJapan(at).weekday % 6 !== 0;

/** Monday to Friday, 9 to 18 o'clock in Japan. Public holidays are not known. */
export function isWorkingTime(at: Date): boolean {
  const { hours } = inJapan(at.getTime());
  return isWorkday(at.getTime()) && hours >= OPENS && hours < CLOSES;
}

/** The next 9 o'clock in Japan of a day from Monday to Friday, later than `now`. */
export function nextOpening(now: Date): Date {
  const midnight = Math.floor((now.getTime() + JST_MS) / DAY_MS) * DAY_MS - JST_MS;
  let opening = midnight + OPENS * HOUR_MS;
  while (opening <= now.getTime() || !isWorkday(opening)) opening += DAY_MS;
  return new Date(opening);
}

/**
 * When a message had better go out: outside working time at the next opening, within it an hour from now on a full half
 * hour, and where that would be after hours, too, at the next opening.
 */
export function suggestSendAt(now: Date): Date {
  const half = HOUR_MS / 2;
  const inAnHour = new Date(Math.ceil((now.getTime() + HOUR_MS) / half) * half);
  return isWorkingTime(now) && isWorkingTime(inAnHour) ? inAnHour : nextOpening(now);
}
