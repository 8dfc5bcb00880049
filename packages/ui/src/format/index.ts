export { useNow } from "./clock.ts";
export {
  dayKey,
  daysUntil,
  formatCompact,
  formatDateTime,
  formatDay,
  formatDayHeading,
  formatInteger,
  formatPercent,
  formatRelative,
  formatShortDay,
  formatTime,
  formatYen,
} from "./format.ts";
export { isComposingKey } from "./ime.ts";
export { linkify, type TextPiece } from "./linkify.ts";
export {
  graphemeCount,
  normalizePhone,
  normalizeRegistrationNumber,
  parseInteger,
} from "./normalize.ts";
