import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";

export interface TourStep {
  /** CSS selector of the target, e.g. `[data-tour="cms.csv-import"]`. */
  target: string;
  /** A short title. */
  title: string;
  /** One or two sentences: what can be done there. */
  content: ReactNode;
  /** Side of the target. Default: where there is most room. */
  placement?: "top" | "bottom" | "left" | "right" | "auto";
}

export interface GuidedTourProps {
  /** Starts it when true, stops it when false. */
  run: boolean;
  /** In their order. */
  steps: readonly TourStep[];
  /** Ended: `completed` only when the last step was passed. Set `run` to false here. */
  onEnd: (result: { completed: boolean }) => void;
}

const LazyTour = lazy(() =>
  import("./GuidedTourRunner.tsx").then((module) => ({ default: module.GuidedTourRunner })),
);

const neverChanges = () => () => {};

/** A guided tour. Loaded only when it runs; steps whose target is missing are skipped. */
export function GuidedTour(props: GuidedTourProps) {
  // It points at what stands in a window: a server has none.
  const hasWindow = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!props.run || !hasWindow) return null;
  return (
    <Suspense fallback={null}>
      <LazyTour {...props} />
    </Suspense>
  );
}
