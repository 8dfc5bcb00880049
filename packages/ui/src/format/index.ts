export { dateTimeKey, instantOf, isDateTime } from "./dateTime.ts";
export { addDays, isDay, monthEnd, monthStart } from "./day.ts";
export {
  dayKey,
  daysUntil,
  formatCompact,
  formatDateTime,
  formatDay,
  formatDayHeading,
  formatInteger,
  formatNearDay,
  formatNearDays,
  formatPercent,
  formatRelative,
  formatShortDay,
  formatTime,
  formatYen,
  formatYenPerUnit,
  isTime,
  MISSING,
} from "./format.ts";
export { isComposingKey } from "./ime.ts";
export { linkify, type TextPiece } from "./linkify.ts";
export {
  normalizeAddress,
  normalizePhone,
  normalizeRegistrationNumber,
  parseInteger,
  parseNumber,
  searchKey,
  textLength,
  toKatakana,
} from "./normalize.ts";
export { type NumberLimits, numberProblem } from "./numberProblem.ts";
export { type DateTimeInput, type DateTimeLimits, dateTimeProblem, parseDateTime } from "./parseDateTime.ts";
export { type DayInput, type DayLimits, dayProblem, parseDay } from "./parseDay.ts";
