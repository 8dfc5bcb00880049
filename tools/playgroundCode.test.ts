import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawsByItself, placeOf, runnable, unknownImports } from "../.storybook/playground/runnable.ts";
import { root } from "./root.ts";

describe("the code that the playground runs", () => {
  it("is an element as it stands, or what calls render itself", () => {
    expect(runnable('<Badge tone="success">公開中</Badge>')).toBe(
      'render(<><Badge tone="success">公開中</Badge></>);',
    );
    expect(runnable("const a = 1;\nrender(<b>{a}</b>);")).toBe("const a = 1;\nrender(<b>{a}</b>);");
  });

  it("loses its imports, over several lines too, and draws all that it exports", () => {
    const code = `import {
  Button,
  type ButtonProps,
} from "@tsumugi/ui";
import "./style.css";
import * as React from 'react'

const label = "import x from y";
export const Save = () => <Button>{label}</Button>;
export default function Two() {
  return <Save />;
}
`;
    const run = runnable(code);
    expect(run).not.toMatch(/^import|^export/m);
    expect(run).toContain('const label = "import x from y";');
    expect(run).toMatch(/render\(<><Save \/><Two \/><\/>\);$/);
  });

  it("keeps every line and column of what was typed", () => {
    const code = 'import {\n  Badge,\n} from "@tsumugi/ui";\n\nexport const A = () => <Badge>公開中</Badge>;';
    expect(runnable(code).split("\n")[4]).toBe("       const A = () => <Badge>公開中</Badge>;");
    const element = runnable('import { Badge } from "@tsumugi/ui";\n\n<Badge>公開中</Badge>').split("\n");
    expect(element[2]).toBe("render(<><Badge>公開中</Badge></>);");
  });

  it("tells where an error lies in what was typed, not in what runs", () => {
    const place = (error: string, code: string) => {
      const { line, column } = placeOf(error, code) ?? {};
      return [line, column];
    };
    // In an element, the call of `render` stands before it; what is missing at the end is missing at the code's end.
    expect(place("SyntaxError: Unexpected token (1:20)", "<Badge tone=>公開中</Badge>")).toEqual([1, 11]);
    expect(place("SyntaxError: Unexpected token (1:40)", "<Badge>")).toEqual([1, 8]);
    expect(place("SyntaxError: Unexpected token (3:7)", "export const A = 1;\n\nconst = 2;")).toEqual([3, 7]);
    expect(place("ReferenceError: count is not defined", "<b>\n  {count}件\n</b>")).toEqual([2, 4]);
    expect(place("TypeError: rows.map is not a function", "const rows = 1;\nrows.map(String)")).toEqual([
      2, 1,
    ]);
    expect(placeOf("ReferenceError: count is not defined", "<b>\n  {count}件\n</b>")?.text).toBe(
      "  {count}件",
    );
    expect(placeOf("Error: Element type is invalid", "<b />")).toBeUndefined();
  });

  it("names what is not there", () => {
    expect(
      unknownImports('import { Button } from "@tsumugi/ui/Button";\nimport { useState } from "react";'),
    ).toEqual([]);
    expect(unknownImports('import { useForm } from "react-hook-form";\nimport "./a.css";')).toEqual([
      "react-hook-form",
      "./a.css",
    ]);
  });

  it("can be drawn without props, or is not offered", () => {
    expect(drawsByItself("export const A = () => <b />;\nexport function B() {}")).toBe(true);
    expect(drawsByItself("export const A = () => <b />;\nexport const B = ({ rows }: Props) => <b />;")).toBe(
      false,
    );
    expect(drawsByItself("<b />")).toBe(false);
  });

  it("is there for most pages of the catalogue", () => {
    const folder = join(root, ".storybook/usage");
    const files = readdirSync(folder).filter((file) => file.endsWith(".tsx"));
    const offered = files.filter((file) => {
      const code = readFileSync(join(folder, file), "utf8");
      return drawsByItself(code) && unknownImports(code).length === 0;
    });
    expect(offered).toContain("Button.tsx");
    expect(offered.length).toBeGreaterThan(30);
  });
});
