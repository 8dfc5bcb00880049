import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import type { Native } from "../native.ts";
import { useMenuParts } from "./menuParts.ts";

export interface MenuItemProps extends Native<"div", "onSelect" | "children"> {
  /** 名前の前のアイコン。 */
  icon?: IconName;
  /** 消すものは `danger`。区切りのあと、最後に置きます。 */
  tone?: "neutral" | "danger";
  /** いまは選べません。`reason` を読めるよう、フォーカスはできます。 */
  disabled?: boolean;
  /** 2 行目。選べないときは、その理由。 */
  reason?: string;
  /** 同じ操作のキー。「⌘K」。出すだけで、キーは呼ぶ側が受けます。 */
  shortcut?: string;
  /** 選んだとき。 */
  onSelect?: () => void;
  /** 選んでもメニューを閉じません。続きを見せるときなど。 */
  keepOpen?: boolean;
  /** 続きが見えているか。 */
  expanded?: boolean;
  /** ただ 1 つの子（ルーターのリンク）を項目として描きます。アイコンと理由は出ません。 */
  asChild?: boolean;
  /** 項目の名前。 */
  children: ReactNode;
}

/** One action of a menu. */
export function MenuItem({ icon, tone = "neutral", disabled, asChild = false, ...props }: MenuItemProps) {
  const { reason, shortcut, onSelect, keepOpen = false, expanded, children, ...rest } = props;
  const { Item } = useMenuParts();
  return (
    <Item
      {...rest}
      // The library would skip a disabled item, and its reason could not be read.
      aria-disabled={disabled || undefined}
      aria-expanded={expanded}
      onSelect={(event) => {
        if (disabled || keepOpen) event.preventDefault();
        if (!disabled) onSelect?.();
      }}
      data-tone={tone}
      asChild={asChild}
      {...(typeof children === "string" && { textValue: children })}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon && <Icon name={icon} size={16} />}
          <span className="text">
            {children}
            {reason && <span className="reason">{reason}</span>}
          </span>
          {shortcut && <kbd>{shortcut}</kbd>}
        </>
      )}
    </Item>
  );
}

export interface MenuCheckboxItemProps extends Native<"div", "onSelect" | "children"> {
  /** 入っているか。 */
  checked: boolean;
  /** 入り切りが変わったとき。 */
  onCheckedChange: (checked: boolean) => void;
  /** いまは変えられません。理由を読めるよう、選ぶことはできます。 */
  disabled?: boolean;
  /** 2 行目。変えられないときは、その理由。 */
  reason?: string;
  /** 項目の名前。 */
  children: ReactNode;
}

/** An option that is on or off. The menu stays open, so that several can be changed. */
export function MenuCheckboxItem({ checked, onCheckedChange, disabled, ...props }: MenuCheckboxItemProps) {
  const { reason, children, ...rest } = props;
  const { CheckboxItem } = useMenuParts();
  return (
    <CheckboxItem
      {...rest}
      checked={checked}
      aria-disabled={disabled || undefined}
      onSelect={(event) => event.preventDefault()}
      onCheckedChange={(next) => !disabled && onCheckedChange(next)}
    >
      <span className="check">{checked && <Icon name="check" size={16} />}</span>
      <span className="text">
        {children}
        {reason && <span className="reason">{reason}</span>}
      </span>
    </CheckboxItem>
  );
}
