import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useWord } from "../../words/useWord.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { Native } from "../native.ts";

type BannerTone = "info" | "success" | "warning" | "danger";

const icons: Record<BannerTone, IconName> = {
  info: "info",
  success: "success",
  warning: "warning",
  danger: "error",
};

const roles = { off: undefined, polite: "status", assertive: "alert" } as const;

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 10px 14px;
  border: 1px solid var(--tsu-info-line);
  border-radius: var(--tsu-radius-md);
  background: var(--tsu-info-soft);
  color: var(--tsu-info-text);
  & > svg {
    flex: none;
    margin-top: 3px;
  }
  /* Buttons wrap below the text if there is not enough space. */
  & > .content {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 8px 12px;
  }
  & .text {
    flex: 1 1 16em;
    min-width: 0;
    text-wrap: pretty;
  }
  & .title {
    font-weight: 650;
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    align-self: center;
  }
  /* The close button is aligned with the first line without making it taller. */
  & > .close {
    margin: -4px -6px -4px 0;
  }
  @media (max-width: 640px), (pointer: coarse) {
    & > .close {
      margin-block: -9px;
    }
  }
  &[data-tone="success"] {
    background: var(--tsu-success-soft);
    border-color: var(--tsu-success-line);
    color: var(--tsu-success-text);
  }
  &[data-tone="warning"] {
    background: var(--tsu-warning-soft);
    border-color: var(--tsu-warning-line);
    color: var(--tsu-warning-text);
  }
  &[data-tone="danger"] {
    background: var(--tsu-danger-soft);
    border-color: var(--tsu-danger-line);
    color: var(--tsu-danger-text);
  }
`;

export interface BannerProps extends Native<"div", "title"> {
  /** 既定は `info`。失敗したことには `danger`。 */
  tone?: BannerTone;
  /** 本文の上の太い見出し。 */
  title?: ReactNode;
  /**
   * 現れたときに読み上げるか。`assertive` はすぐ、`polite` は切れ目で、`off` は初めからあるもの。
   * 既定は danger なら `assertive`、ほかは `polite`。
   */
  live?: "off" | "polite" | "assertive";
  /** 右端のボタンやリンク。 */
  actions?: ReactNode;
  /** × を出します。対応が要る知らせには付けません。 */
  onClose?: () => void;
  /** 本文。 */
  children?: ReactNode;
}

/** A message about the page's state that stays until the state ends. Danger is announced at once. */
export function Banner({ tone = "info", title, live, actions, onClose, children, ...rest }: BannerProps) {
  const word = useWord();
  const loudness = live ?? (tone === "danger" ? "assertive" : "polite");
  return (
    <Root {...rest} data-tone={tone} role={roles[loudness]}>
      <Icon name={icons[tone]} />
      <div className="content">
        <div className="text">
          {title && <div className="title">{title}</div>}
          {children}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </div>
      {onClose && (
        <IconButton className="close" icon="close" label={word("閉じる")} size="sm" onClick={onClose} />
      )}
    </Root>
  );
}
