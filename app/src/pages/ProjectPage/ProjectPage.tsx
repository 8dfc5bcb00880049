import { useLayoutProject } from "../../layouts/ProjectLayout/ProjectLayout.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { ProjectSheetView } from "./ProjectSheetView.tsx";

/** How the same creators are shown; `?view=` in the address, the sheet without it. */
const projectViews = ["sheet", "board", "calendar"] as const;

export function ProjectPage() {
  const project = useLayoutProject();
  usePageTitle(`${project.name}・クリエイター`);
  const view = useUrlState().oneOf("view", projectViews) ?? "sheet";

  switch (view) {
    // The board and the calendar take their places here, as does a phone's list of cards.
    case "board":
    case "calendar":
    case "sheet":
      return <ProjectSheetView project={project} />;
  }
}
