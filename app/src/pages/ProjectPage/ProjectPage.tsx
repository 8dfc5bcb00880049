import { ProjectViewBar } from "@tsumugi/patterns";
import { Button } from "@tsumugi/ui";
import { useEffect, useState } from "react";
import { useLayoutProject } from "../../layouts/ProjectLayout/ProjectLayout.tsx";
import { calm } from "../../shared/calm.ts";
import { isSparing } from "../../shared/isSparing.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useSteadyPhone } from "../../shared/useSteadyPhone.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { ProjectSends, ProjectSendsButton } from "./ProjectSends.tsx";
import { ProjectSheetView } from "./ProjectSheetView.tsx";
import { loadProjectPanels } from "./projectPanels.ts";
import {
  LeftTexts,
  ProjectBoardView,
  ProjectCalendarView,
  ProjectCardsView,
  ProjectShipping,
} from "./projectViews.ts";
import { useLeftTexts } from "./useLeftTexts.ts";
import { useProjectView } from "./useProjectView.ts";

export function ProjectPage() {
  const project = useLayoutProject();
  usePageTitle(`${project.name}・クリエイター`);
  const url = useUrlState();
  const { view, setView } = useProjectView(project.uid);
  const { canWrite } = usePermissions();
  const isPhone = useSteadyPhone();
  const { texts } = useLeftTexts(project.uid);
  useEffect(() => {
    let isOver = isSparing();
    if (!isOver) void calm().then(() => loadProjectPanels(() => isOver));
    return () => {
      isOver = true;
    };
  }, []);
  const [parcels, setParcels] = useState<readonly string[]>([]);
  const openShipping = (creator_uids: readonly string[]) => {
    setParcels(creator_uids);
    url.set({ shipping: "all" }, { push: true });
  };
  const canShip = project.product_shipping && canWrite;

  return (
    <>
      <ProjectViewBar view={view} onViewChange={setView}>
        {canShip && (
          <Button icon="project" onClick={() => openShipping([])}>
            商品の発送
          </Button>
        )}
        <ProjectSendsButton project={project} />
      </ProjectViewBar>
      {texts.length > 0 && <LeftTexts projectUid={project.uid} />}
      <ProjectSends project={project} />
      {view === "board" && <ProjectBoardView project={project} />}
      {view === "calendar" && <ProjectCalendarView project={project} />}
      {view === "sheet" && isPhone && <ProjectCardsView project={project} />}
      {view === "sheet" && !isPhone && (
        <ProjectSheetView project={project} onShip={canShip ? openShipping : undefined} />
      )}
      {url.get("shipping") !== "" && <ProjectShipping project={project} chosenUids={parcels} />}
    </>
  );
}
