import { addMinutes } from "../../format/dateTime.ts";
import { isWithin } from "../DateField/limits.ts";
import { type DateTimeRules, stepOf } from "./dateTimeNotation.ts";

/** The times of a day that may be picked, `HH:MM`; a time that is no multiple of the step stands among them. */
export function timesOf(day: string | undefined, chosen: string | undefined, rules: DateTimeRules): string[] {
  const step = stepOf(rules);
  const all = Array.from({ length: Math.ceil(1440 / step) }, (_, index) =>
    addMinutes("2000-01-01T00:00", index * step).slice(11),
  );
  const allowed = all.filter((time) => day === undefined || isWithin(`${day}T${time}`, rules));
  return chosen && !allowed.includes(chosen) ? [...allowed, chosen].sort() : allowed;
}
