import type { ComponentType, ReactNode } from "react";
import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import type { EventCalendarProps } from "./EventCalendar.tsx";
import type { CalendarEntry } from "./eventCalendar.types.ts";

/** Loaded when a calendar is first drawn; a skeleton of its height stands there until then. */
export const EventCalendar = lazily(
  async () =>
    (await import("./EventCalendar.tsx")).EventCalendar as ComponentType<EventCalendarProps<CalendarEntry>>,
  () => <Skeleton shape="block" height={530} />,
) as unknown as <Entry extends CalendarEntry>(props: EventCalendarProps<Entry>) => ReactNode;
