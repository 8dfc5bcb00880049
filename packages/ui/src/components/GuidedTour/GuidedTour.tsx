import { lazy, type ReactNode, Suspense } from "react";

export interface TourStep {
  /** CSS selector of what is explained, e.g. `[data-tour="cms.csv-import"]`. */
  target: string;
  title: string;
  content: ReactNode;
  placement?: "top" | "bottom" | "left" | "right" | "auto";
}

export interface GuidedTourProps {
  run: boolean;
  steps: readonly TourStep[];
  /** Ended: `completed` only when the last step was passed. Set `run` to false here. */
  onEnd: (result: { completed: boolean }) => void;
}

const LazyTour = lazy(() =>
  import("./GuidedTourRunner.tsx").then((module) => ({ default: module.GuidedTourRunner })),
);

/** Steps over the screen. Loaded only when it runs; steps whose target is not there are left out. */
export function GuidedTour(props: GuidedTourProps) {
  if (!props.run) return null;
  return (
    <Suspense fallback={null}>
      <LazyTour {...props} />
    </Suspense>
  );
}
