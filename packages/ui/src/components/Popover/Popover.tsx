import type { ReactElement, ReactNode } from "react";
import type { Native } from "../native.ts";
import { AnchoredPanel } from "./AnchoredPanel.tsx";

export interface PopoverProps extends Native<"div", "children"> {
  /** 開くボタン。 */
  trigger: ReactElement;
  /** パネルの名前。 */
  label: string;
  /** 開いているか。渡さなければ部品が覚えます。 */
  open?: boolean;
  /** 部品が覚えるときに、初めから開いておくか。 */
  defaultOpen?: boolean;
  /** 開くとき・閉じるときに呼ばれます。 */
  onOpenChange?: (open: boolean) => void;
  /** ボタンのどの端にそろえるか。既定は `start`。 */
  align?: "start" | "center" | "end";
  /** 描く先の要素。既定はページの末尾。 */
  container?: HTMLElement;
  /** 余白なし。中身が端まで届きます。 */
  flush?: boolean;
  /** 中身。 */
  children: ReactNode;
}

/** A small panel beside its button. Esc and a click outside close it, and the focus returns to the button. */
export const Popover = (props: PopoverProps) => <AnchoredPanel {...props} />;
