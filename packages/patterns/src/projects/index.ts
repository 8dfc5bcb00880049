export {
  type AssignableCreator,
  AssignPanel,
  type AssignPanelProps,
} from "./AssignPanel/AssignPanel.tsx";
export { JobBoard, type JobBoardProps } from "./JobBoard/JobBoard.tsx";
export type { BoardMove } from "./JobBoard/useBoardMoves.ts";
export type { CalendarMode } from "./JobCalendar/calendarDays.ts";
export { JobCalendar, type JobCalendarProps, type PlanMove } from "./JobCalendar/JobCalendar.tsx";
export { JobCards, type JobCardsProps } from "./JobCards/JobCards.tsx";
export { PhaseBar, type PhaseBarProps } from "./PhaseBar/PhaseBar.tsx";
export type { PlanChange } from "./ProjectCreatorsTable/PlanCell.tsx";
export {
  ProjectCreatorsTable,
  type ProjectCreatorsTableProps,
} from "./ProjectCreatorsTable/ProjectCreatorsTable.tsx";
export { ProjectForm, type ProjectFormProps } from "./ProjectForm/ProjectForm.tsx";
export { ProjectTable, type ProjectTableProps } from "./ProjectTable/ProjectTable.tsx";
export { ProjectViewBar, type ProjectViewBarProps } from "./ProjectViewBar/ProjectViewBar.tsx";
export type { TermsValues } from "./projects.types.ts";
export {
  emptyTerms,
  SendJobPanel,
  type SendJobPanelProps,
  type SendJobValues,
} from "./SendJobPanel/SendJobPanel.tsx";
export type { JobRecipient } from "./SendJobPanel/SendJobRecipients.tsx";
export { StatusMenu, type StatusMenuProps } from "./StatusMenu/StatusMenu.tsx";
