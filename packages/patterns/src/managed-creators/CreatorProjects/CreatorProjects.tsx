import type { CreatorProject } from "@tsumugi/contract";
import { Card, type LinkElement, linked, RelativeTime } from "@tsumugi/ui";
import { styled } from "styled-components";
import { StatusBadge } from "../../job-requests/StatusBadge/StatusBadge.tsx";

const Root = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding: 10px 0;
    border-bottom: 1px solid var(--tsu-border);
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & .name {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & .rest {
    display: flex;
    gap: 12px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
`;

export interface CreatorProjectsProps {
  /** クリエイターが入っている案件と、依頼の状態。 */
  projects: readonly CreatorProject[];
  /** 案件へのリンク。ルーターのリンクを、中身を入れずに渡します。 */
  linkTo?: (project: CreatorProject) => LinkElement;
  /** 依頼の部屋へのリンク。ルーターのリンクを、中身を入れずに渡します。 */
  chatLinkTo?: (roomUid: string) => LinkElement;
}

/** Projects that a creator is in, how far each is, and the way to the messages about it. */
export function CreatorProjects({ projects, linkTo, chatLinkTo }: CreatorProjectsProps) {
  return (
    <Card title="案件">
      {projects.length === 0 ? (
        <p className="tsu-muted">まだ案件に入っていません</p>
      ) : (
        <Root>
          {projects.map((project) => (
            <li key={project.uid}>
              <span className="name">{linked(linkTo?.(project), project.name)}</span>
              <StatusBadge status={project.job_status} />
              <span className="rest">
                <RelativeTime value={project.entered_status_at} />
                {project.chat_room_uid &&
                  chatLinkTo &&
                  linked(chatLinkTo(project.chat_room_uid), "メッセージを見る")}
              </span>
            </li>
          ))}
        </Root>
      )}
    </Card>
  );
}
