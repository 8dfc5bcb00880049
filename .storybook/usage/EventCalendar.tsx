import { type CalendarEntry, EventCalendar } from "@tsumugi/ui";

interface Deadline extends CalendarEntry {
  creator: string;
}

export interface DeadlinesProps {
  deadlines: Deadline[];
  /** 祝日と休業日の名前。`{ "2026-11-23": "勤労感謝の日" }` */
  holidays: Record<string, string>;
  onOpen: (deadline: Deadline) => void;
  /** 断られたら（reject）、元の日に戻ります。 */
  onMove: (deadline: Deadline, day: string) => Promise<void>;
}

export const Deadlines = ({ deadlines, holidays, onOpen, onMove }: DeadlinesProps) => (
  <EventCalendar
    label="期限"
    entries={deadlines}
    dayOff={(day) => holidays[day]}
    onOpen={onOpen}
    onMove={onMove}
    empty="期限はまだありません。依頼を送ると、ここに並びます。"
  />
);
