import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shortCss, withShortCss } from "./minifyCss.ts";
import { root } from "./root.ts";

const fromStyled = createRequire(createRequire(import.meta.url).resolve("styled-components"));
const { compile, serialize, stringify } = fromStyled("stylis");

/** What a browser is told in the end, whatever it looks like. */
const meaning = (css: string): string =>
  serialize(compile(`.x{${css}}`), stringify)
    .replace(/\s+/g, " ")
    .replace(/([,:(]) | (?=[,)])/g, "$1");

const files = ["ui", "patterns"].flatMap((name) => {
  const folder = join(root, "packages", name, "src");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
});

describe("CSS in the published files", () => {
  it("loses comments and indentation, and keeps what separates words, texts and what is put in", () => {
    // § stands for the dollar sign of what is put in.
    const code = (text: string) => text.replaceAll("§", "$");
    const before =
      'const A = styled.div.withConfig({ componentId: "t1" })`\n  & > .a :is(b, c) {\n    /* Why. */\n    content: "; }  a";\n    margin: §{`§{size} /* in */`} calc(1px + 2px);\n  }\n`;\nconst text = `  as  it  is `;';
    expect(withShortCss(code(before))).toBe(
      code(
        'const A = styled.div.withConfig({ componentId: "t1" })` & > .a :is(b,c){content:"; }  a";margin:§{`§{size} /* in */`} calc(1px + 2px);}`;\nconst text = `  as  it  is `;',
      ),
    );
  });

  it("means the same to the browser in every file of the packages", () => {
    let seen = 0;
    for (const file of files) {
      withShortCss(file, (css) => {
        const short = shortCss(css);
        expect(meaning(short)).toBe(meaning(css));
        expect(short.length).toBeLessThanOrEqual(css.length);
        seen++;
        return short;
      });
    }
    expect(seen).toBeGreaterThan(200);
  });
});
