import { bodyKeyOf, fieldNames } from "../core/fields.ts";
import { projectFields } from "../projects/projects.fields.ts";

/** What a change of a project may hold, by the names that its calls use. */
export const projectParts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    fieldNames(projectFields).map((name) => [bodyKeyOf(projectFields, name), projectFields[name].label]),
  ),
  note: "案件ノート",
  columns: "表の列",
};
