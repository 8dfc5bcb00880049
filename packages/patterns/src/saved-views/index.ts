export { SavedViewBar, type SavedViewBarProps, type SavedViewLook } from "./SavedViewBar/SavedViewBar.tsx";
export { ViewNameDialog, type ViewNameDialogProps } from "./ViewNameDialog/ViewNameDialog.tsx";
