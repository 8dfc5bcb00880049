export type { CommentTemplateFields } from "./commentTemplates.types.ts";
export {
  FillTemplateDialog,
  type FillTemplateDialogProps,
} from "./FillTemplateDialog/FillTemplateDialog.tsx";
export { TemplateManager, type TemplateManagerProps } from "./TemplateManager/TemplateManager.tsx";
export { TemplatePicker, type TemplatePickerProps } from "./TemplatePicker/TemplatePicker.tsx";
