export type { CalendarMode } from "./calendarDays.ts";
export type { EventCalendarProps } from "./EventCalendar.tsx";
export type { CalendarEntry } from "./eventCalendar.types.ts";
export { EventCalendar } from "./LazyEventCalendar.tsx";
