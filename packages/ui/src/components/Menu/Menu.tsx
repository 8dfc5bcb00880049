import * as Radix from "@radix-ui/react-dropdown-menu";
import type { ReactElement, ReactNode } from "react";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";
import { OverlayStyle } from "../OverlayStyle.ts";

export interface MenuProps extends Native<"div", "children"> {
  /** この下に開くボタン。行では「⋯」の IconButton。 */
  trigger: ReactElement;
  /** ボタンのどの端にそろえるか。既定は `start`。 */
  align?: "start" | "center" | "end";
  /** 開いているか。渡さなければ部品が覚えます。 */
  open?: boolean;
  /** 部品が覚えるときに、初めから開いておくか。 */
  defaultOpen?: boolean;
  /** 開くとき・閉じるときに呼ばれます。 */
  onOpenChange?: (open: boolean) => void;
  /** 描く先の要素。既定はページの末尾。 */
  container?: HTMLElement;
  /** `MenuItem`、`MenuCheckboxItem`、`MenuLabel`、`MenuSeparator` を並べます。 */
  children: ReactNode;
}

/**
 * A list of actions under a button. Supports arrow keys, first letters and Esc; the focus returns to the
 * button.
 */
export function Menu({ trigger, align = "start", container, children, ...props }: MenuProps) {
  const { open, defaultOpen, onOpenChange, className, ...rest } = props;
  return (
    <Radix.Root modal={false} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...rest}
          className={cx("tsu-menu", className)}
          align={align}
          sideOffset={4}
          collisionPadding={12}
          {...(container && { collisionBoundary: container })}
        >
          <OverlayStyle />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Names the items below it. */
export const MenuLabel = ({ className, ...rest }: Native<"div">) => (
  <Radix.Label {...rest} className={cx("label", className)} />
);

/** Separates groups, for example before a delete action. */
export const MenuSeparator = ({ className, ...rest }: Native<"div">) => (
  <Radix.Separator {...rest} className={cx("separator", className)} />
);

export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuItem,
  type MenuItemProps,
} from "./MenuItem.tsx";
