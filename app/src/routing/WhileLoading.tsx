import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { FirstPaint } from "../shared/FirstPaint.tsx";

/**
 * Draws the routes below, and a bare frame where they have to wait for their code although nobody went anywhere. Belongs
 * below whatever holds data: what waits is taken out of the page meanwhile, and a cache of SWR does not survive that.
 */
export const WhileLoading = () => (
  <Suspense fallback={<FirstPaint />}>
    <Outlet />
  </Suspense>
);
