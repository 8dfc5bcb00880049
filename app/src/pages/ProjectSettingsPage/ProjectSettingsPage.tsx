import { Card, RelativeTime, Stack } from "@tsumugi/ui";
import { useLayoutProject } from "../../layouts/ProjectLayout/ProjectLayout.tsx";
import { ProjectEditor } from "../../projects/ProjectEditor.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUnsavedChanges } from "../../shared/useUnsavedChanges.tsx";
import { WriteGuard } from "../../shared/WriteGuard.tsx";
import { ProjectAutoMails } from "./ProjectAutoMails.tsx";
import { ProjectNote } from "./ProjectNote.tsx";

export function ProjectSettingsPage() {
  const project = useLayoutProject();
  const { setDirty, leaveDialog } = useUnsavedChanges();
  usePageTitle(`${project.name}・設定・ノート`);
  return (
    <Stack gap="lg">
      <small>
        最終更新 <RelativeTime value={project.updated_at} />
        {project.updated_by && `・${project.updated_by.name}`}
      </small>
      <Card title="案件ノート">
        <ProjectNote key={project.uid} project={project} />
      </Card>
      <Card title="自動のお知らせ">
        <ProjectAutoMails
          key={project.uid}
          projectUid={project.uid}
          onDirtyChange={(isDirty) => setDirty(isDirty, "auto_mails")}
        />
      </Card>
      <WriteGuard form={`project.${project.uid}`}>
        <ProjectEditor key={project.uid} project={project} onSaved={() => undefined} />
      </WriteGuard>
      {leaveDialog}
    </Stack>
  );
}
