import {
  type CustomFieldLook,
  type CustomKey,
  customKey,
  type ExportColumn,
  exportColumns,
  type Field,
  isSeenBy,
  managedCreatorFields,
} from "@tsumugi/contract";
import type { TreeItem } from "@tsumugi/ui";
import { creatorFormOutline } from "../CreatorForm/creatorFormOutline.ts";

/** A column of the file: a field of the record, or one of the company's own. */
export type ExportKey = ExportColumn | CustomKey;

/** A section of one column is that column. */
const branch = (key: string, label: string, children: readonly TreeItem[]): TreeItem[] =>
  children.length > 1 ? [{ key: `section ${key}`, label, children }] : [...children];

/**
 * The columns that a file may have, in the sections of the form, and at the end what nobody types there. The fee only
 * for those who see fees.
 */
export function exportTree(canSeeFees: boolean, customFields: readonly CustomFieldLook[]): TreeItem[] {
  const seen = exportColumns.filter((name) => isSeenBy(managedCreatorFields[name], { canSeeFees }));
  const column = (name: ExportColumn): TreeItem => {
    const { label }: Field = managedCreatorFields[name];
    return { key: name, label };
  };
  const sections = Object.entries(creatorFormOutline).map(([key, { title, names }]) => {
    const typed: readonly string[] = names;
    return { key, title, columns: seen.filter((name) => typed.includes(name)) };
  });
  const placed = new Set(sections.flatMap(({ columns }) => columns));
  return sections
    .flatMap(({ key, title, columns }) =>
      key === "custom"
        ? branch(
            key,
            title,
            customFields.map(({ uid, label }) => ({ key: customKey(uid), label })),
          )
        : branch(key, title, columns.map(column)),
    )
    .concat(branch("record", "記録の情報", seen.filter((name) => !placed.has(name)).map(column)));
}
