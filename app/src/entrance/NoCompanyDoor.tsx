import { lazy, Suspense } from "react";
import { PageSkeleton } from "../shared/PageSkeleton.tsx";

const NoCompany = lazy(async () => ({ default: (await import("./NoCompany.tsx")).NoCompany }));

/** The same as `NoCompany`, loaded when it is needed: nearly everybody who signs in has a company. */
export function NoCompanyDoor() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NoCompany />
    </Suspense>
  );
}
