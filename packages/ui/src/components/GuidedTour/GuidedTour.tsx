import { lazy, type ReactNode, Suspense } from "react";
import { useInBrowser } from "../useInBrowser.ts";

export interface TourStep {
  /** 指す要素の CSS セレクター。`[data-tour="cms.csv-import"]` など。 */
  target: string;
  /** 短い見出し。 */
  title: string;
  /** そこでできること。1、2 文で。 */
  content: ReactNode;
  /** 要素のどちらに出すか。既定は、いちばん空いている側。`foot` は窓の下の端で、要素のまわりの入力欄を覆いません。 */
  placement?: "top" | "bottom" | "left" | "right" | "auto" | "foot";
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
