import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";

export interface SidePanelProps extends Omit<DialogProps, "side" | "size"> {
  /** Edge it slides over. Default `right`. */
  side?: "right" | "left";
  /** 400, 560 or 760 px; the whole width on a phone. Default `md`. */
  size?: "sm" | "md" | "lg";
  /** false: the list behind stays usable, e.g. to step through its rows; Esc inside closes the panel. */
  modal?: boolean;
}

/** A panel at one edge, for work that needs the list behind it. */
export const SidePanel = ({ side = "right", ...props }: SidePanelProps) => <Dialog {...props} side={side} />;
