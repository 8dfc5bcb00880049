import { part } from "../../shared/part.tsx";
import { whenIdle } from "../../shared/whenIdle.ts";

const loads = {
  row: () => import("./RowPanel.tsx"),
  terms: () => import("../../shared/JobTermsPanel.tsx"),
  send: () => import("./SendJob.tsx"),
  assign: () => import("./OpenedAssignCreators.tsx"),
  columns: () => import("./ProjectColumnsPanelOf.tsx"),
};

/** What is opened over a project's rows: loaded when it is, or when the screen has come to rest. */
export const RowPanel = part(async () => (await loads.row()).RowPanel);
export const JobTermsPanel = part(async () => (await loads.terms()).JobTermsPanel);
export const SendJob = part(async () => (await loads.send()).SendJob);
export const OpenedAssignCreators = part(async () => (await loads.assign()).OpenedAssignCreators);
export const ProjectColumnsPanelOf = part(async () => (await loads.columns()).ProjectColumnsPanelOf);

/** Seldom drawn: the row of a link is there as a rule. */
export const LinkedCreatorGone = part(
  async () => (await import("./LinkedCreatorGone.tsx")).LinkedCreatorGone,
);

/** One after another. What fails now is asked for again when it is opened. */
export async function loadProjectPanels(isOver: () => boolean): Promise<void> {
  for (const load of Object.values(loads)) {
    await whenIdle();
    if (isOver()) return;
    await load().catch(() => undefined);
  }
}
