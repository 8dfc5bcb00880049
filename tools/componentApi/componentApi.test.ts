import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { patternRenames, uiRenames } from "../../packages/codemod/src/transforms/renames.ts";
import { componentNames } from "../../packages/ui/src/foundations/componentGroups.ts";
import { componentStories } from "../../packages/ui/src/testing/componentStories.ts";
import { root } from "../root.ts";
import { type PublicComponent, readApi, uncompiled } from "./readApi.ts";

const all = readApi("packages/ui/src/index.ts", "packages/patterns/src/index.ts");
const ui = all.filter(({ file }) => file.startsWith("packages/ui/"));
const patterns = all.filter(({ file }) => file.startsWith("packages/patterns/"));

/** The one name of each thing; a second one of its kind puts its own word before it: `imageError`, `olderLoading`. */
const OTHERS: readonly (readonly [words: RegExp, name: string])[] = [
  [
    /^(busy|saving|sending|submitting|issuing|uploading|downloading|resending|retrying|isLoading|isBusy)$/,
    "loading",
  ],
  [/^(failed|failure|hasFailed|errorMessage|\w+Failure)$/, "error"],
  [/^(emptyText|emptyState|emptyMessage|noData|none)$/, "empty"],
  [/^(onChange|onPick|onInput|onUpdateValue)$/, "onValueChange"],
];
/** They add what is picked to a list of their own: nothing is controlled by it. */
const EVENTS = new Set(["RecentMediaPicker.onPick"]);

/** Words of guides that no props say: of HTML, CSS and React, an icon, an option of a toast. */
const OF_OTHERS = new Set([
  "radiogroup",
  "maxLength",
  "style",
  "margin",
  "hover",
  "useCallback",
  "close",
  "action",
]);

/** What a reader of the docs pages finds no Japanese words for. */
const silentOf = (components: readonly PublicComponent[]) =>
  components
    .flatMap((component) => [component, ...component.types])
    .flatMap(({ name, props }) =>
      props
        .filter(({ description }) => !/[ぁ-んァ-ヶ一-龠]/.test(description))
        .map((prop) => `${name}.${prop.name}`),
    );

describe("the props of public components", () => {
  it("say value, busy, error and empty by one name each", () => {
    const others = all.flatMap(({ name, props }) =>
      props.flatMap((prop) => {
        const rule = OTHERS.find(([words]) => words.test(prop.name));
        const full = `${name}.${prop.name}`;
        return rule && !EVENTS.has(full) ? [`${full}: call it ${rule[1]}`] : [];
      }),
    );
    expect(others).toEqual([]);
  });

  it("come in pairs: a value that a caller controls has its onValueChange", () => {
    const alone = ui.filter(({ props }) => {
      const names = new Set(props.map(({ name }) => name));
      return names.has("defaultValue") && !(names.has("value") && names.has("onValueChange"));
    });
    expect(alone.map(({ name }) => name)).toEqual([]);
  });

  it("are described in Japanese, those that come from the contract too", () => {
    expect(silentOf(all)).toEqual([]);
    expect(ui.flatMap(({ props }) => props).length).toBeGreaterThan(400);
    expect(patterns.flatMap(({ props }) => props).length).toBeGreaterThan(1000);
  });

  it("are shown as a reader needs them: unions spelt out, a table's own props", () => {
    const prop = (component: string, name: string) =>
      ui.find((one) => one.name === component)?.props.find((one) => one.name === name);
    expect(prop("Button", "variant")?.type).toMatch(/"ghost" \| "primary" \| "secondary"/);
    expect(prop("DataTable", "rowKey")?.type).toBe("(row: Row) => string");
    expect(prop("Button", "icon")?.type).toBe("IconName");
    expect(prop("TagField", "suggestions")?.optional).toBe(true);
  });

  it("come with the types that they speak of, and with those that these speak of", () => {
    const typesOf = (component: string) => ui.find((one) => one.name === component)?.types ?? [];
    const columns = typesOf("DataTable").find(({ name }) => name === "DataTableColumn");
    expect(columns?.props.map(({ name }) => name)).toContain("sortKey");
    expect(typesOf("DataTable").map(({ name }) => name)).toContain("CellEditor");
    expect(typesOf("EventCalendar").find(({ name }) => name === "CalendarMode")?.type).toBe(
      '"month" | "week"',
    );
    expect(typesOf("Button")).toEqual([]);
  });

  it("of a guide are props of today: what it calls by a name is one, or a value of one, or an element's", () => {
    const functions = readFileSync(join(root, "packages/ui/src/publicApi.txt"), "utf8").match(/\w+/g) ?? [];
    const names = new Set([
      ...functions,
      ...ui.flatMap(({ props, types }) => [
        ...props.map(({ name }) => name),
        ...types.flatMap((type) => type.props.map(({ name }) => name)),
        ...[...props, ...types].flatMap(({ type }) => type.match(/[\w-]+/g) ?? []),
      ]),
    ]);
    const unknown = componentStories().flatMap(({ name, source }) => {
      const guide = /guide\(\{([\s\S]*?)\n {2}\}\)/.exec(source)?.[1] ?? "";
      const texts = guide.match(/"[^"\n]*"/g)?.join(" ") ?? "";
      const words = texts.match(/(?<![\w./#@=-])[a-z][A-Za-z]{2,}(?![\w/.=(-])/g) ?? [];
      return words
        .filter((word) => !names.has(word) && !OF_OTHERS.has(word))
        .map((word) => `${name}: ${word}`);
    });
    expect(unknown).toEqual([]);
  });
});

it("has every name that the codemod renames to, and none that it renames from", () => {
  const wrong = (components: typeof ui, renames: typeof uiRenames) =>
    renames.flatMap(({ component, from, to, beside }) => {
      const names = components.find(({ name }) => name === component)?.props.map(({ name }) => name) ?? [];
      const isGone = !names.includes(from) || beside !== undefined;
      return names.includes(to) && isGone ? [] : [`${component}: ${from} -> ${to}`];
    });
  expect(wrong(ui, uiRenames)).toEqual([]);
  expect(wrong(patterns, patternRenames)).toEqual([]);
});

it("shows every component in use, as a person would write it", () => {
  const without = Object.keys(componentNames).filter(
    (name) => !existsSync(join(root, `.storybook/usage/${name}.tsx`)),
  );
  expect(without).toEqual([]);
});

it("compiles what the catalogue shows as code", () => {
  const usages = globSync(".storybook/usage/**/*.tsx", { cwd: root });
  expect(uncompiled(usages)).toEqual([]);
  expect(usages.length).toBeGreaterThan(70);
});
