import { part } from "../../shared/part.tsx";
import { whenIdle } from "../../shared/whenIdle.ts";

const loads = {
  board: () => import("./ProjectBoardView.tsx"),
  calendar: () => import("./ProjectCalendarView.tsx"),
  cards: () => import("./ProjectCardsView.tsx"),
  row: () => import("./RowPanel.tsx"),
  terms: () => import("../../shared/JobTermsPanel.tsx"),
  send: () => import("./SendJob.tsx"),
  assign: () => import("./OpenedAssignCreators.tsx"),
  columns: () => import("./ProjectColumnsPanelOf.tsx"),
  shipping: () => import("./ProjectShipping.tsx"),
};

/** What of a project is not on screen when its sheet is opened: loaded when it is, or when the sheet has come to rest. */
export const ProjectBoardView = part(async () => (await loads.board()).ProjectBoardView);
export const ProjectCalendarView = part(async () => (await loads.calendar()).ProjectCalendarView);
export const ProjectCardsView = part(async () => (await loads.cards()).ProjectCardsView);
export const RowPanel = part(async () => (await loads.row()).RowPanel);
export const JobTermsPanel = part(async () => (await loads.terms()).JobTermsPanel);
export const SendJob = part(async () => (await loads.send()).SendJob);
export const OpenedAssignCreators = part(async () => (await loads.assign()).OpenedAssignCreators);
export const ProjectColumnsPanelOf = part(async () => (await loads.columns()).ProjectColumnsPanelOf);
export const ProjectShipping = part(async () => (await loads.shipping()).ProjectShipping);
/** Seldom needed at all. */
export const LeftTexts = part(async () => (await import("./LeftTexts.tsx")).LeftTexts);

/** What most work opens next, one after another. What fails now is asked for again when it is opened. */
export async function loadProjectParts(isOver: () => boolean): Promise<void> {
  for (const load of [loads.row, loads.terms, loads.send, loads.assign, loads.columns, loads.shipping]) {
    await whenIdle();
    if (isOver()) return;
    await load().catch(() => undefined);
  }
}
