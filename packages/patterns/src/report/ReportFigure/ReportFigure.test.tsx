import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ReportFigure } from "./ReportFigure.tsx";
import { reportFigureKinds, whyMissing } from "./whyMissing.ts";

it.each(reportFigureKinds)("shows a missing %s as a dash with its reason, and a zero as a zero", (kind) => {
  const { container, unmount } = render(<ReportFigure kind={kind} value={null} />);
  expect(container.textContent).toBe(`—${whyMissing(kind)}`);
  expect(screen.getByTitle(whyMissing(kind)).textContent).toContain("—");
  unmount();
  for (const value of [undefined, Number.NaN, Number.POSITIVE_INFINITY]) {
    const odd = render(<ReportFigure kind={kind} value={value} />);
    expect(odd.container.textContent).toBe(`—${whyMissing(kind)}`);
    odd.unmount();
  }
  expect(render(<ReportFigure kind={kind} value={0} />).container.textContent).toMatch(/^¥?0(\.0)?%?$/);
});

it("says what a ratio lacks by its own formula", () => {
  expect(whyMissing("cpv")).toBe("費用 ÷ 再生数 の数値がそろわず、計算できません");
  expect(whyMissing("median")).toContain("3件");
});

it("rounds an average of posts to a whole number", () => {
  expect(render(<ReportFigure kind="views" value={12_345.6} whole />).container.textContent).toBe("12,346");
});
