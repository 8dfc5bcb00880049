import type { ReactElement, ReactNode } from "react";
import { useWord } from "../../words/useWord.ts";
import { CountBadge } from "../Badge/CountBadge.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { lazily } from "../lazily.tsx";
import type { Native } from "../native.ts";
import { Slot } from "../Slot.tsx";

/** Most companies have no place that is locked. */
const Tooltip = lazily(
  async () => (await import("../Tooltip/Tooltip.tsx")).Tooltip,
  ({ children }) => children,
);

export interface AppShellNavGroupProps extends Native<"div"> {
  /** まとまりの見出し。 */
  title?: string;
  /** `AppShellNavItem` を並べます。 */
  children: ReactNode;
}

export function AppShellNavGroup({ title, children, className, ...rest }: AppShellNavGroupProps) {
  return (
    <div {...rest} className={cx("group", className)}>
      {title && <div className="title">{title}</div>}
      {children}
    </div>
  );
}

export interface AppShellNavItemProps {
  /** 行き先を表すアイコン。 */
  icon: IconName;
  /** 未返信や未読の件数。0 なら出ません。 */
  count?: number;
  /**
   * いまの画面かどうか。ルーターの NavLink のように、リンクが自分で `aria-current`
   * を付けるなら要りません。
   */
  current?: boolean;
  /** 使えない理由。項目は見えたまま押せなくなり、この理由が出ます。 */
  lockedReason?: string;
  /** 名前のあとの一言。「準備中」など。 */
  note?: string;
  /** ツアーの目印。 */
  tourKey?: string;
  /** 名前を入れたリンク。使えないときは、名前だけを取り出して使います。 */
  children: ReactElement<{ children?: ReactNode }>;
}

export function AppShellNavItem({
  icon,
  count = 0,
  current,
  lockedReason,
  note,
  tourKey,
  children,
}: AppShellNavItemProps) {
  const word = useWord();
  if (lockedReason) {
    return (
      <Tooltip content={lockedReason} side="right">
        <button type="button" className="nav-item" aria-disabled="true" data-tour={tourKey}>
          <Icon name={icon} />
          <span className="text">{children.props.children}</span>
          <span className="lock">
            <Icon name="lock" size={15} label={word("利用できません: {reason}", { reason: lockedReason })} />
          </span>
        </button>
      </Tooltip>
    );
  }
  const currentProps =
    current === undefined ? {} : { "aria-current": current ? ("page" as const) : undefined };
  return (
    <Slot className="nav-item" data-tour={tourKey} {...currentProps} child={children}>
      {(inner) => (
        <>
          <Icon name={icon} />
          {inner}
          {note && <span className="note">{note}</span>}
          <CountBadge count={count} />
        </>
      )}
    </Slot>
  );
}
