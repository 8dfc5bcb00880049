import type { Project } from "@tsumugi/contract";
import { useProjectCreators } from "@tsumugi/hooks";
import { Card, useSelection } from "@tsumugi/ui";
import { useState } from "react";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { AssignCreators } from "./AssignCreators.tsx";
import { ProjectCreatorsList } from "./ProjectCreatorsList.tsx";
import { ProjectCreatorsToolbar } from "./ProjectCreatorsToolbar.tsx";
import { projectCreatorFilter } from "./projectCreatorFilter.ts";
import { SendJob } from "./SendJob.tsx";

export interface ProjectSheetViewProps {
  readonly project: Project;
}

/** The project's creators as a sheet: one row each. */
export function ProjectSheetView({ project }: ProjectSheetViewProps) {
  const url = useUrlState();
  const filter = projectCreatorFilter(url);
  const list = useProjectCreators(project.uid, filter);
  const { canWrite } = usePermissions();
  const { selection, selectedKeys } = useSelection();
  const [panel, setPanel] = useState<"assign" | "send" | null>(null);
  const canSend = canWrite && !project.archived_at;
  const sendable = list.projectCreators.filter(
    ({ job_status, scheduled_at }) => job_status === "candidate" && !scheduled_at,
  );
  const chosen = sendable.filter(({ creator_uid }) => selectedKeys.includes(creator_uid));

  return (
    <Card flush>
      <ProjectCreatorsToolbar
        project={project}
        canSend={canSend}
        sendableCount={sendable.length}
        chosenCount={chosen.length}
        selectedCount={selectedKeys.length}
        onClearSelection={selection.clear}
        onOpenPanel={setPanel}
      />
      <ProjectCreatorsList
        project={project}
        list={list}
        sort={filter.sort}
        selection={canSend ? selection : undefined}
        onAssign={canWrite ? () => setPanel("assign") : undefined}
      />
      <AssignCreators
        project={project}
        assigned={list.projectCreators}
        open={panel === "assign"}
        onClose={() => setPanel(null)}
      />
      {panel === "send" && (
        <SendJob
          project={project}
          recipients={chosen.length > 0 ? chosen : sendable}
          onClose={() => setPanel(null)}
          onSent={selection.clear}
        />
      )}
    </Card>
  );
}
