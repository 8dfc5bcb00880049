import { useProject } from "@tsumugi/hooks";
import { Breadcrumbs, PageHeader } from "@tsumugi/ui";
import { Link, useParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";

/** The drafts of one job: versions side by side, comments on a place, and the decision. */
export function ProjectDraftPage() {
  usePageTitle("下書きの確認");
  const { id = "" } = useParams();
  const { project } = useProject(id);
  const name = project?.name ?? "案件";
  return (
    <PageHeader
      title="下書きの確認"
      breadcrumbs={
        <Breadcrumbs
          items={[
            <Link key="list" to={paths.projects.getHref()}>
              案件
            </Link>,
            <Link key="project" to={paths.project.getHref(id)}>
              {name}
            </Link>,
            "下書き",
          ]}
        />
      }
    />
  );
}
