import { ProjectViewBar } from "@tsumugi/patterns";
import { Button, usePhone } from "@tsumugi/ui";
import { useLayoutProject } from "../../layouts/ProjectLayout/ProjectLayout.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { ProjectBoardView } from "./ProjectBoardView.tsx";
import { ProjectCalendarView } from "./ProjectCalendarView.tsx";
import { ProjectCardsView } from "./ProjectCardsView.tsx";
import { ProjectSends, ProjectSendsButton } from "./ProjectSends.tsx";
import { ProjectSheetView } from "./ProjectSheetView.tsx";
import { ProjectShipping } from "./ProjectShipping.tsx";
import { useProjectView } from "./useProjectView.ts";

export function ProjectPage() {
  const project = useLayoutProject();
  usePageTitle(`${project.name}・クリエイター`);
  const url = useUrlState();
  const { view, setView } = useProjectView(project.uid);
  const { canWrite } = usePermissions();
  const isPhone = usePhone();

  return (
    <>
      <ProjectViewBar view={view} onViewChange={setView}>
        {project.product_shipping && canWrite && (
          <Button icon="project" onClick={() => url.set({ shipping: "all" }, { push: true })}>
            商品の発送
          </Button>
        )}
        <ProjectSendsButton project={project} />
      </ProjectViewBar>
      <ProjectSends project={project} />
      {view === "board" && <ProjectBoardView project={project} />}
      {view === "calendar" && <ProjectCalendarView project={project} />}
      {view === "sheet" && isPhone && <ProjectCardsView project={project} />}
      {view === "sheet" && !isPhone && <ProjectSheetView project={project} />}
      <ProjectShipping project={project} />
    </>
  );
}
