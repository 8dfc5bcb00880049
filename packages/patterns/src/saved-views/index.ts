export { SavedViewBar, type SavedViewBarProps } from "./SavedViewBar/SavedViewBar.tsx";
export { ViewNameDialog, type ViewNameDialogProps } from "./ViewNameDialog/ViewNameDialog.tsx";
