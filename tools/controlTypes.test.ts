import { expect, it } from "vitest";
import { spelledTypes } from "../.storybook/spelledTypes.ts";

type Context = Parameters<ReturnType<typeof spelledTypes>>[0];

const typesOf = (known: Parameters<typeof spelledTypes>[0], title: string, argTypes: Context["argTypes"]) =>
  Object.fromEntries(
    Object.entries(spelledTypes(known)({ title, argTypes } as Context)).map(([name, { table }]) => [
      name,
      table?.type?.summary,
    ]),
  );

const read = (summary: string, raw?: string) => ({
  name: "prop",
  type: { name: "other" as const, value: summary, ...(raw && { raw }) },
  table: { category: "props", type: { summary } },
});

it("spells out the types in the table of controls as the page of the component does", () => {
  const known = { LineChart: { x: "readonly string[]" }, JobCalendar: { mode: '"month" | "week"' } };
  expect(
    typesOf(known, "部品/LineChart 折れ線グラフ（ラインチャート）", {
      x: read("unknown"),
      height: read("number"),
    }),
  ).toEqual({ x: "readonly string[]", height: "number" });
  expect(typesOf(known, "画面の型/案件/JobCalendar", { mode: read("union") })).toEqual({
    mode: '"month" | "week"',
  });
});

it("says choices without the compiler too, and claims nothing of what is not known", () => {
  expect(
    typesOf({}, "部品/Button ボタン", {
      size: read("union", '"sm" | "md" | "lg"'),
      options: read("unknown"),
    }),
  ).toEqual({ size: '"sm" | "md" | "lg"', options: undefined });
});
