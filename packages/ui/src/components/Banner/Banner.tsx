import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

type BannerTone = "info" | "success" | "warning" | "danger";

const icons: Record<BannerTone, IconName> = {
  info: "info",
  success: "success",
  warning: "warning",
  danger: "error",
};

const Root = styled.div`
  display: flex; align-items: flex-start; gap: 10px; padding: 10px 14px;
  border: 1px solid var(--tsu-info-line); border-radius: var(--tsu-radius-md);
  background: var(--tsu-info-soft); color: var(--tsu-info-text);
  & > svg { flex: none; margin-top: 3px; }
  & > .text { flex: 1; min-width: 0; }
  & .title { font-weight: 650; }
  & > .actions { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  &[data-tone="success"] { background: var(--tsu-success-soft); border-color: var(--tsu-success-line); color: var(--tsu-success-text); }
  &[data-tone="warning"] { background: var(--tsu-warning-soft); border-color: var(--tsu-warning-line); color: var(--tsu-warning-text); }
  &[data-tone="danger"] { background: var(--tsu-danger-soft); border-color: var(--tsu-danger-line); color: var(--tsu-danger-text); }
  @media (max-width: 640px) { flex-wrap: wrap; & > .actions { width: 100%; padding-left: 28px; } }
`;

export interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  /** Buttons or links at the end. */
  actions?: ReactNode;
  onClose?: () => void;
  children?: ReactNode;
}

/** A state of the page that stays until it is over. Danger is announced at once. */
export function Banner({ tone = "info", title, actions, onClose, children }: BannerProps) {
  return (
    <Root data-tone={tone} role={tone === "danger" ? "alert" : "status"}>
      <Icon name={icons[tone]} />
      <div className="text">
        {title && <div className="title">{title}</div>}
        {children}
      </div>
      {(actions || onClose) && (
        <div className="actions">
          {actions}
          {onClose && <IconButton icon="close" label="閉じる" size="sm" onClick={onClose} />}
        </div>
      )}
    </Root>
  );
}
