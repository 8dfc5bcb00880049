import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import type { CalendarProps } from "./Calendar.tsx";

/** The calendar library is loaded when a calendar is first opened, not with the form. */
export const LazyCalendar = lazily<CalendarProps>(
  async () => (await import("./Calendar.tsx")).Calendar,
  (props) => (
    <div style={{ width: (props.months ?? 1) * 252, maxWidth: "100%" }}>
      <Skeleton shape="block" height={292} />
    </div>
  ),
);
