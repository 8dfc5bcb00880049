import type { ReactNode } from "react";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { CalendarMode } from "./calendarDays.ts";

interface CalendarBarProps {
  title: string;
  mode: CalendarMode;
  summary: ReactNode;
  actions: ReactNode;
  onStep: (by: 1 | -1) => void;
  onToday: () => void;
  onModeChange: (mode: CalendarMode) => void;
}

/** Which month or week is on screen, and the ways to another. */
export function CalendarBar(props: CalendarBarProps) {
  const { title, mode, summary, actions, onStep, onToday, onModeChange } = props;
  const word = useWord();
  const isWeek = mode === "week";
  return (
    <div className="bar">
      <IconButton
        icon="chevronLeft"
        label={isWeek ? word("前の週") : word("前の月")}
        onClick={() => onStep(-1)}
      />
      <h2 aria-live="polite">{title}</h2>
      <IconButton
        icon="chevronRight"
        label={isWeek ? word("次の週") : word("次の月")}
        onClick={() => onStep(1)}
      />
      <Button size="sm" onClick={onToday}>
        {word("今日")}
      </Button>
      {summary}
      <span className="end">
        {actions}
        <span className="modes">
          <button type="button" aria-pressed={!isWeek} onClick={() => onModeChange("month")}>
            {word("月")}
          </button>
          <button type="button" aria-pressed={isWeek} onClick={() => onModeChange("week")}>
            {word("週")}
          </button>
        </span>
      </span>
    </div>
  );
}
