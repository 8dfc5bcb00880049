import { useNow } from "../../clock/clock.ts";
import { addDays, isDay, showDay } from "../../format/day.ts";
import { dayKey } from "../../format/format.ts";
import { dayProblem, parseDay } from "../../format/parseDay.ts";
import { useWord } from "../../words/useWord.ts";
import { isWithin } from "./limits.ts";
import { type Notation, ParsedInput, type ParsedInputProps } from "./ParsedInput.tsx";

interface DayInputOwnProps {
  min?: string;
  max?: string;
}

export type DayInputProps = DayInputOwnProps & Omit<ParsedInputProps, keyof DayInputOwnProps | "notation">;

/** The text input of the fields for days. */
export function DayInput({ min, max, ...rest }: DayInputProps) {
  const word = useWord();
  const today = dayKey(useNow());
  const notation: Notation = {
    parse: (text) => parseDay(text, { today, min }),
    problem: (text) => dayProblem(text, { today, min, max }, word),
    isValue: isDay,
    show: showDay,
    step: (day, count) => {
      const next = day === undefined ? today : addDays(day, count);
      return isWithin(next, { min, max }) ? next : undefined;
    },
  };
  return <ParsedInput {...rest} placeholder={rest.placeholder ?? word("年/月/日")} notation={notation} />;
}
