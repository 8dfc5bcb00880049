import { useProject } from "@tsumugi/hooks";
import { Breadcrumbs, PageHeader } from "@tsumugi/ui";
import { useParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { ProjectEditor } from "../../projects/ProjectEditor.tsx";
import { useNavigate } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUnsavedChanges } from "../../shared/useUnsavedChanges.tsx";
import { WriteGuard } from "../../shared/WriteGuard.tsx";

export function ProjectEditPage() {
  const { id = "" } = useParams();
  const { project, error, refresh } = useProject(id);
  const { leaveDialog } = useUnsavedChanges();
  const navigate = useNavigate();
  const toProject = () => navigate(paths.project.getHref(id));
  usePageTitle("案件編集");
  return (
    <>
      <PageHeader
        title="案件編集"
        breadcrumbs={
          <Breadcrumbs
            items={[
              <Link key="list" to={paths.projects.getHref()}>
                案件
              </Link>,
              <Link key="project" to={paths.project.getHref(id)}>
                {project?.name ?? "案件"}
              </Link>,
              "編集",
            ]}
          />
        }
      />
      <WriteGuard form={`project.${id}`}>
        {project && (
          <ProjectEditor
            key={project.uid}
            project={project}
            onSaved={() => void toProject()}
            onCancel={() => void toProject()}
          />
        )}
        {!project && error && <LoadFailure error={error} onRetry={() => void refresh()} />}
        {!project && !error && <PageSkeleton />}
      </WriteGuard>
      {leaveDialog}
    </>
  );
}
