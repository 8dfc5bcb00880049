import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { cx } from "../cx.ts";
import { useOpenState } from "../Dialog/useOpenState.ts";
import { intentOf, laterPart, useLaterPart } from "../laterPart.ts";
import type { Native } from "../native.ts";
import { Slot } from "../Slot.tsx";
import { useClosedOutOfSight } from "../useClosedOutOfSight.ts";
import { useMenuParts } from "./menuParts.ts";

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

const list = laterPart(async () => (await import("./MenuList.tsx")).MenuList);

/**
 * A list of actions under a button. Supports arrow keys, first letters and Esc; the focus returns to the
 * button.
 */
export function Menu({ trigger, open: given, defaultOpen, onOpenChange, ...rest }: MenuProps) {
  const [open, setOpen] = useOpenState({ open: given, defaultOpen, onOpenChange });
  const [byKey, setByKey] = useState(false);
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const close = () => setOpen(false);
  const List = useLaterPart(list, open, close);
  const times = useClosedOutOfSight(button, open, close);

  const handlePointerDown = (event: PointerEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
    // The list takes the focus, not the button.
    if (!open) event.preventDefault();
    setByKey(false);
    setOpen(!open);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !["Enter", " ", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    setByKey(true);
    setOpen(event.key === "ArrowDown" || !open);
  };
  return (
    <>
      <Slot
        {...intentOf(list)}
        child={trigger}
        ref={button}
        type="button"
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? "open" : "closed"}
        onPointerDown={handlePointerDown}
        onKeyDown={handleKeyDown}
      />
      {List && (
        <List
          {...rest}
          key={times}
          id={rest.id ?? id}
          button={button}
          byKey={byKey}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}

/** Names the items below it. */
export function MenuLabel({ className, ...rest }: Native<"div">) {
  const { Label } = useMenuParts();
  return <Label {...rest} className={cx("label", className)} />;
}

/** Separates groups, for example before a delete action. */
export function MenuSeparator({ className, ...rest }: Native<"div">) {
  const { Separator } = useMenuParts();
  return <Separator {...rest} className={cx("separator", className)} />;
}

export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuItem,
  type MenuItemProps,
} from "./MenuItem.tsx";
