import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Types of props by component, as the page of the component writes them. */
export type TypesByComponent = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** 「部品/Button ボタン」 and 「画面の型/案件/JobCalendar」 speak of Button and JobCalendar. */
const componentOf = (title: string) => title.split("/").at(-1)?.split(" ")[0] ?? "";

/**
 * Spells out the types in the table of controls. Storybook's own reading says `union` for choices and `unknown` for every
 * read-only list; what neither reading knows is left empty, which claims nothing.
 */
export const spelledTypes =
  (known: TypesByComponent): ArgTypesEnhancer =>
  ({ argTypes, title }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => {
        const summary = argType.table?.type?.summary;
        const read = summary === "union" && typeof argType.type === "object" ? argType.type.raw : summary;
        const spelt = known[componentOf(title)]?.[name] ?? (read === "unknown" ? undefined : read);
        return [
          name,
          { ...argType, table: { ...argType.table, type: spelt ? { summary: spelt } : undefined } },
        ];
      }),
    );
