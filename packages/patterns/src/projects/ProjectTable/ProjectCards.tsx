import { deadlineKindLabels, type Project } from "@tsumugi/contract";
import { Badge, DueDate, type LinkElement, linked, Skeleton } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { BudgetBar } from "../BudgetBar/BudgetBar.tsx";
import { PhaseBar } from "../PhaseBar/PhaseBar.tsx";

const Root = styled.ul`
  display: grid;
  & > li {
    position: relative;
    display: grid;
    gap: 10px;
    padding: 14px 16px;
    border-top: 1px solid var(--tsu-border);
  }
  & .head {
    display: flex;
    align-items: start;
    gap: 8px;
  }
  & .name {
    flex: 1;
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
    line-height: var(--tsu-leading-cell);
  }
  /* The whole card leads to the project; its menu and its amounts lie above. */
  & .name a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & .menu,
  & .money {
    position: relative;
    z-index: 1;
  }
  & .sub {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .facts {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 12px;
    font-size: var(--tsu-text-sm);
  }
`;

export interface ProjectCardsProps {
  projects: readonly Project[];
  linkTo?: (project: Project) => LinkElement;
  loading?: boolean;
  rowActions?: (project: Project) => ReactNode;
}

/** The projects on a phone, where a table of nine columns shows two. */
export function ProjectCards({ projects, linkTo, loading, rowActions }: ProjectCardsProps) {
  if (loading && projects.length === 0) return <Skeleton shape="card" count={4} />;
  return (
    <Root aria-label="案件" aria-busy={loading || undefined}>
      {projects.map((project) => (
        <li key={project.uid}>
          <div className="head">
            <span className="name">
              {linked(linkTo?.(project), project.name)}
              <div className="sub">
                {[project.client_name, project.owner?.name].filter(Boolean).join("・")}
              </div>
            </span>
            {project.pending_count > 0 && <Badge tone="thread">対応待ち {project.pending_count}件</Badge>}
            <span className="menu">{rowActions?.(project)}</span>
          </div>
          <PhaseBar counts={project.phase_counts} />
          <div className="facts">
            <span>{project.creator_count}名</span>
            {project.next_deadline && (
              <DueDate on={project.next_deadline.on} label={deadlineKindLabels[project.next_deadline.kind]} />
            )}
          </div>
          {project.spending && (
            <div className="money">
              <BudgetBar budget={project.budget} spending={project.spending} />
            </div>
          )}
        </li>
      ))}
    </Root>
  );
}
