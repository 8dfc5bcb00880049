import { dayText, formatShortDay } from "../../format/format.ts";
import { japanese, type Word } from "../../words/word.ts";

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** `11/20` under the axis for a day, anything else as it is. */
export const axisLabel = (x: string) => (isDay(x) ? formatShortDay(x).replace(/\(.\)$/, "") : x);

/** `2026/11/20(金)` for a day, anything else as it is. */
export const fullLabel = (x: string, word: Word = japanese) => (isDay(x) ? dayText(x, word) : x);
