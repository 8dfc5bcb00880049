import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawsByItself, runnable, unknownImports } from "../.storybook/playground/runnable.ts";
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
