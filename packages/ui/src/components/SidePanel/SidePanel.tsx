import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";

export interface SidePanelProps extends Omit<DialogProps, "side" | "size"> {
  /** 出てくる端。既定は `right`。 */
  side?: "right" | "left";
  /** 400・560・760px。スマートフォンでは幅いっぱい。既定は `md`。 */
  size?: "sm" | "md" | "lg";
  /** false なら後ろの一覧も使え、行を順に見ていけます。中で Esc を押すと閉じます。 */
  modal?: boolean;
}

/** A panel at one edge, for work that needs the list behind it. */
export const SidePanel = ({ side = "right", ...props }: SidePanelProps) => <Dialog {...props} side={side} />;
