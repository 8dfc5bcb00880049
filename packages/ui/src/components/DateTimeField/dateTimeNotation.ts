import { addMinutes, isDateTime, showDateTime } from "../../format/dateTime.ts";
import { addDays } from "../../format/day.ts";
import {
  type DateTimeInput,
  type DateTimeLimits,
  dateTimeProblem,
  parseDateTime,
  partBefore,
} from "../../format/parseDateTime.ts";
import type { Word } from "../../words/word.ts";
import { isWithin } from "../DateField/limits.ts";
import type { Notation } from "../DateField/ParsedInput.tsx";

export interface DateTimeRules extends DateTimeInput, DateTimeLimits {
  /** Minutes between two times of the list. */
  step: number;
}

/** Minutes between two times, whatever was asked for: a step of nothing would never end. */
export const stepOf = ({ step }: DateTimeRules) => Math.max(1, Math.round(step));

/** The first time of the list at or after a moment. */
function nextTime(moment: string, rules: DateTimeRules): string {
  const step = stepOf(rules);
  const minute = Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14));
  return addMinutes(moment, Math.ceil(minute / step) * step - minute);
}

/** The parts of `2026/11/24 15:30`. */
const PLACES = { day: [8, 10], hour: [11, 13], minute: [14, 16] } as const;

/** Reads, writes and steps through a day with its time. */
export const dateTimeNotation = (rules: DateTimeRules, word: Word): Notation => ({
  parse: (text) => parseDateTime(text, rules),
  problem: (text) => dateTimeProblem(text, rules, word),
  isValue: isDateTime,
  show: showDateTime,
  step: (value, count, before) => {
    const part = partBefore(before);
    const next =
      value === undefined
        ? nextTime(rules.min !== undefined && rules.min > rules.now ? rules.min : rules.now, rules)
        : part === "day"
          ? `${addDays(value.slice(0, 10), count)}${value.slice(10)}`
          : addMinutes(value, count * (part === "hour" ? 60 : stepOf(rules)));
    return isWithin(next, rules) ? next : undefined;
  },
  partAt: (before) => PLACES[partBefore(before)],
});
