import { part } from "../../shared/part.tsx";

/** What most do not see when they open a project: the sheet is loaded with the page, the others when they are chosen. */
export const ProjectBoardView = part(async () => (await import("./ProjectBoardView.tsx")).ProjectBoardView);
export const ProjectCalendarView = part(
  async () => (await import("./ProjectCalendarView.tsx")).ProjectCalendarView,
);
export const ProjectCardsView = part(async () => (await import("./ProjectCardsView.tsx")).ProjectCardsView);
export const ProjectShipping = part(async () => (await import("./ProjectShipping.tsx")).ProjectShipping);
export const LeftTexts = part(async () => (await import("./LeftTexts.tsx")).LeftTexts);
