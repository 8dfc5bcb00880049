export { DraftChecklist, type DraftChecklistProps } from "./DraftChecklist/DraftChecklist.tsx";
export { DraftComments, type DraftCommentsProps } from "./DraftComments/DraftComments.tsx";
export { DraftDecision, type DraftDecisionProps, type DraftRevision } from "./DraftDecision/DraftDecision.tsx";
export { DraftVersion, type DraftVersionProps } from "./DraftVersion/DraftVersion.tsx";
