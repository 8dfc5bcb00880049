import type { ReactNode } from "react";
import type { Native } from "../native.ts";
import { StateFrame } from "./StateFrame.ts";
import { WeavePlace } from "./WeavePlace.tsx";

export interface EmptyStateProps extends Native<"div", "title"> {
  /**
   * `none` はまだない、`noMatch` は絞り込みで隠れた、`locked` は権限がない、`notFound`
   * は見つからない、`done` はやることが終わった。既定は `none`。
   */
  kind?: "none" | "noMatch" | "locked" | "notFound" | "done";
  /** どういう状態か。「クリエイターはまだ登録されていません」。 */
  title: ReactNode;
  /** どうすれば変わるかを 1、2 文で。 */
  children?: ReactNode;
  /** 次の一歩のボタンやリンク。 */
  actions?: ReactNode;
  /** カードやパネルの中。絵が小さくなります。 */
  compact?: boolean;
}

/** Shown instead of an empty list: the reason and the next step. */
export function EmptyState({
  kind = "none",
  title,
  children,
  actions,
  compact = false,
  ...rest
}: EmptyStateProps) {
  return (
    <StateFrame {...rest} data-compact={compact || undefined}>
      <WeavePlace kind={kind} />
      <p className="title">{title}</p>
      {children && <div className="text">{children}</div>}
      {actions && <div className="actions">{actions}</div>}
    </StateFrame>
  );
}
