import { lazy, Suspense } from "react";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import type { CalendarProps } from "./Calendar.tsx";

const Loaded = lazy(() => import("./Calendar.tsx").then((module) => ({ default: module.Calendar })));

/** The calendar library is loaded when a calendar is first opened, not with the form. */
export const LazyCalendar = (props: CalendarProps) => (
  <Suspense
    fallback={
      <div style={{ width: (props.months ?? 1) * 252, maxWidth: "100%" }}>
        <Skeleton shape="block" height={292} />
      </div>
    }
  >
    <Loaded {...props} />
  </Suspense>
);
