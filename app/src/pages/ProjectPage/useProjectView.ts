import { MAX_PROJECT_VIEWS, type ProjectViewKind, projectViews } from "@tsumugi/contract";
import { usePersonalSettings } from "@tsumugi/hooks";
import { useState } from "react";
import { useUrlState } from "../../shared/useUrlState.ts";

/**
 * How this project's creators are shown: as the address says, else as this person left it before the page was opened. A
 * link to one creator opens the sheet, where the row is.
 */
export function useProjectView(project_uid: string) {
  const url = useUrlState();
  const { personalSettings, savePersonalSettings, isLoading } = usePersonalSettings();
  // Read once: an address without a view shows what it showed before, also when the back button returns to it.
  const [left, setLeft] = useState<{ uid: string; view: ProjectViewKind | undefined }>();
  if (!isLoading && left?.uid !== project_uid)
    setLeft({ uid: project_uid, view: personalSettings.project_views?.[project_uid] });
  const remembered = url.get("creator") ? undefined : left?.view;
  const view = projectViews.find((each) => each === url.get("view")) ?? remembered ?? "sheet";
  const setView = (next: ProjectViewKind) => {
    url.set({ view: next }, { push: true });
    // Into what is kept by then: another tab may have remembered another project.
    savePersonalSettings(({ project_views = {} }) => {
      const others = Object.entries(project_views)
        .filter(([uid]) => uid !== project_uid)
        .slice(1 - MAX_PROJECT_VIEWS);
      return { project_views: Object.fromEntries([...others, [project_uid, next]]) };
    });
  };
  return { view, setView };
}
