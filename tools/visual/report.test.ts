import { describe, expect, it } from "vitest";
import { type Finding, reportHtml } from "./report.ts";

const finding = (more: Partial<Finding>): Finding => ({
  file: "a.1440.light.png",
  label: "部品/Button › 状態一覧",
  look: "1440 light",
  status: "changed",
  share: 0.01,
  ...more,
});
const page = (findings: Finding[]) => reportHtml({ findings, drawn: 10, failed: [], seconds: 3 });

describe("reportHtml", () => {
  it("says that nothing differs", () => {
    expect(page([])).toContain("違いはありません");
  });

  it("puts the greatest difference first", () => {
    const html = page([finding({ label: "小さい", share: 0.01 }), finding({ label: "大きい", share: 0.5 })]);
    expect(html.indexOf("大きい")).toBeLessThan(html.indexOf("小さい"));
  });

  it("shows no former picture of a new story", () => {
    const html = page([finding({ status: "added", share: undefined })]);
    expect(html).not.toContain('src="base/');
    expect(html).toContain('src="now/');
  });

  it("writes names of stories as text, not as markup", () => {
    expect(page([finding({ label: "<b>太い</b>" })])).toContain("&lt;b>太い&lt;/b>");
  });
});
