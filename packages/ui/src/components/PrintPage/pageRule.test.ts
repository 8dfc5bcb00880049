import { expect, it } from "vitest";
import { cssString, pageRule } from "./pageRule.ts";

it("writes size, margins and the text of every page", () => {
  const rule = pageRule({
    orientation: "landscape",
    header: "レポート",
    footer: "社外秘",
    pageNumbers: true,
  });
  expect(rule).toContain("size: A4 landscape; margin: 18mm 16mm 18mm;");
  expect(rule).toContain('@top-left { content: "レポート"');
  expect(rule).toContain('@bottom-left { content: "社外秘"');
  expect(rule).toContain('counter(page) " / " counter(pages)');
});

it("leaves out what is not wanted", () => {
  const rule = pageRule({ orientation: "portrait", pageNumbers: false });
  expect(rule).not.toContain("content:");
});

it("lets no name of a project out of the string or the style element", () => {
  const text = cssString('"} </style><script>\\');
  expect(text.slice(1, -1)).not.toMatch(/["<>]/);
  expect(text).toBe('"\\22 } \\3c /style\\3e \\3c script\\3e \\5c "');
});
