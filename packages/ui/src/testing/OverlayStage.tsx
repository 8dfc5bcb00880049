import { type CSSProperties, type ReactNode, useState } from "react";

interface OverlayStageProps {
  /** px */
  height: number;
  /** Draws the overlay, mounted into the given element. */
  children: (container: HTMLElement) => ReactNode;
}

/** A frame that contains an overlay, so that several open ones can be shown side by side. */
export function OverlayStage({ height, children }: OverlayStageProps) {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  return (
    <div
      ref={setContainer}
      style={{
        position: "relative",
        // The containing block of everything fixed inside.
        transform: "translateZ(0)",
        height,
        // As far as a panel keeps away from the edge, so that it stands next to what opens it.
        padding: 16,
        boxSizing: "border-box",
        overflow: "hidden",
        background: "var(--tsu-sunken)",
        borderRadius: 8,
        // No top bar lies over a stage, so a panel beside the list begins at its top.
        ...({ "--tsu-top-bar-height": "0px" } as CSSProperties),
      }}
    >
      {container && children(container)}
    </div>
  );
}
