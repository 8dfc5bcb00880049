import { Skeleton } from "@tsumugi/ui";
import { type ReactNode, Suspense } from "react";

/** For a button whose panel is loaded on its own: who points at it or focuses it is about to open it. */
export function loadsOnIntent(load: () => Promise<unknown>) {
  // What fails now is asked for again by the panel.
  const onIntent = () => void load().catch(() => undefined);
  return { onPointerEnter: onIntent, onFocus: onIntent };
}

interface PanelPlaceProps {
  /** px, of what is shown until then. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** The room of a panel until its code is there. */
export const PanelPlace = ({ width, height, children }: PanelPlaceProps) => (
  <Suspense fallback={<Skeleton shape="block" width={width} height={height} />}>{children}</Suspense>
);
