import { lazy, Suspense } from "react";
import { PlainError } from "../pages/ErrorPage/PlainError.tsx";
import { FirstPaint } from "../shared/FirstPaint.tsx";

const ErrorPage = lazy(() =>
  import("../pages/ErrorPage/ErrorPage.tsx").then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: PlainError }),
  ),
);

/** The page about errors, loaded when something broke. */
export const BrokenPage = () => (
  <Suspense fallback={<FirstPaint />}>
    <ErrorPage />
  </Suspense>
);
