import { type CustomFieldLook, customFieldOf, customKey, fieldWords } from "@tsumugi/contract";
import { type DataTableColumn, Missing } from "@tsumugi/ui";
import { headerWidth } from "../../shared/headerWidth.ts";
import type { CreatorRowLook } from "../creators.types.ts";
import { customEditor } from "./creatorEditors.ts";

const widths: Record<CustomFieldLook["type"], number> = {
  text: 160,
  number: 96,
  date: 136,
  select: 124,
  check: 88,
};

/** Room for the mark of the order beside the header. */
const ARROW = 18;

function columnOf(look: CustomFieldLook): DataTableColumn<CreatorRowLook> {
  const field = customFieldOf(look);
  const words = ({ custom_values }: CreatorRowLook) => fieldWords(field, custom_values[look.uid]);
  return {
    key: customKey(look.uid),
    header: look.label,
    width: Math.max(widths[look.type], headerWidth(look.label, ARROW)),
    sortKey: customKey(look.uid),
    ...(look.type === "number" && { align: "end" as const }),
    title: words,
    cell: (row) => words(row) || <Missing />,
    editor: customEditor(look),
  };
}

/** The company's own fields as columns, in the company's order. */
export const customColumns = (fields: readonly CustomFieldLook[]) => fields.map(columnOf);
