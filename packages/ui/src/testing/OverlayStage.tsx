import { type CSSProperties, type ReactNode, useState } from "react";

interface OverlayStageProps {
  /** px. Without it the frame is as high as the panel that hangs from its button. */
  height?: number;
  /** Draws the overlay, mounted into the given element. */
  children: (container: HTMLElement) => ReactNode;
}

/** A floating panel asks for the window's edges and turns upwards below the fold; a specimen hangs down anywhere. */
const hanging = `
  [data-hanging] [data-radix-popper-content-wrapper] {
    --radix-popper-available-width: 100% !important;
    --radix-popper-available-height: none !important;
    position: static !important;
    min-width: 0 !important;
    margin-block-start: 4px;
    transform: none !important;
  }
  [data-hanging] [data-radix-popper-content-wrapper] > * {
    width: fit-content;
  }
`;

/** A frame that contains an overlay, so that several open ones can be shown side by side. */
export function OverlayStage({ height, children }: OverlayStageProps) {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  return (
    <div
      ref={setContainer}
      data-hanging={height === undefined || undefined}
      style={{
        position: "relative",
        // The containing block of everything fixed inside.
        transform: "translateZ(0)",
        height: height ?? "100%",
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
      {height === undefined && <style>{hanging}</style>}
      {container && children(container)}
    </div>
  );
}
