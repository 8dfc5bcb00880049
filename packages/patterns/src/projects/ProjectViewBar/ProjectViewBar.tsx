import type { ProjectViewKind } from "@tsumugi/contract";
import { Icon, type IconName, PlainButton } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  & > .views {
    display: inline-flex;
    padding: 2px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-sunken);
  }
  & > .views > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    padding: 0 12px;
    border: 0;
    background: none;
    cursor: pointer;
    border-radius: var(--tsu-radius-sm);
    color: var(--tsu-text-muted);
  }
  & > .views > button[aria-pressed="true"] {
    background: var(--tsu-surface);
    color: var(--tsu-text);
    font-weight: 650;
    box-shadow: 0 0 0 1px var(--tsu-border-strong);
  }
  & > .end {
    display: flex;
    gap: 8px;
  }
  @media (max-width: 640px), (pointer: coarse) {
    & > .views > button {
      min-width: 44px;
      min-height: 44px;
    }
  }
  @media (max-width: 640px) {
    /* The words suffice, and what is done with the project fits beside them. */
    & > .views > button > svg {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

const views: readonly { value: ProjectViewKind; label: string; icon: IconName }[] = [
  { value: "sheet", label: "表", icon: "table" },
  { value: "board", label: "ボード", icon: "project" },
  { value: "calendar", label: "カレンダー", icon: "calendar" },
];

export interface ProjectViewBarProps {
  /** 今の見せ方。表、ボード、カレンダーのどれかです。 */
  view: ProjectViewKind;
  /** 見せ方を選んだとき。 */
  onViewChange: (view: ProjectViewKind) => void;
  /** 見せ方の横に置くもの。発送など。 */
  children?: ReactNode;
}

/** Which way the same creators are shown: sheet, board or calendar. */
export const ProjectViewBar = ({ view, onViewChange, children }: ProjectViewBarProps) => (
  <Root>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a box with a caption of its own. */}
    <div className="views" role="group" aria-label="表示の切り替え">
      {views.map(({ value, label, icon }) => (
        <PlainButton key={value} aria-pressed={view === value} onClick={() => onViewChange(value)}>
          <Icon name={icon} size={16} />
          {label}
        </PlainButton>
      ))}
    </div>
    {children && <div className="end">{children}</div>}
  </Root>
);
