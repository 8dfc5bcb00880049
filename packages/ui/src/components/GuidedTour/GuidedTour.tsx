import { lazy, type ReactNode, Suspense } from "react";
import { useInBrowser } from "../useInBrowser.ts";

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
  /** true で始まり、false で止まります。 */
  run: boolean;
  /** 順に案内すること。 */
  steps: readonly TourStep[];
  /** 終わったとき。最後まで進んだときだけ `completed` です。ここで run を false にします。 */
  onEnd: (result: { completed: boolean }) => void;
}

const LazyTour = lazy(() =>
  import("./GuidedTourRunner.tsx").then((module) => ({ default: module.GuidedTourRunner })),
);

/** A guided tour. Loaded only when it runs; steps whose target is missing are skipped. */
export function GuidedTour(props: GuidedTourProps) {
  // It points at what stands in a window: a server has none.
  const hasWindow = useInBrowser();
  if (!props.run || !hasWindow) return null;
  return (
    <Suspense fallback={null}>
      <LazyTour {...props} />
    </Suspense>
  );
}
