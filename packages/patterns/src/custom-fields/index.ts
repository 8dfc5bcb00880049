export {
  CustomFieldDialog,
  type CustomFieldDialogProps,
  type CustomFieldDraft,
} from "./CustomFieldDialog/CustomFieldDialog.tsx";
export { CustomFieldsList, type CustomFieldsListProps } from "./CustomFieldsList/CustomFieldsList.tsx";
