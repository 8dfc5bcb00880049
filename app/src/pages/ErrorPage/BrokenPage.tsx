import { lazy, Suspense } from "react";
import { FirstPaint } from "../../shared/FirstPaint.tsx";
import { PlainError } from "./PlainError.tsx";

const ErrorPage = lazy(() =>
  import("./ErrorPage.tsx").then(
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
