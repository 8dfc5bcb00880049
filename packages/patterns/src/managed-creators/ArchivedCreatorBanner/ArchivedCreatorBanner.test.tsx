import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ArchivedCreatorBanner } from "./ArchivedCreatorBanner.tsx";

it("says what the erasure waits for once its day is over", () => {
  const creator = { archived_at: "2020-01-01T00:00:00.000Z", erase_on: "2020-01-31" };
  const { container } = render(<ArchivedCreatorBanner creator={creator} />);
  expect(container.textContent).toContain("進行中の依頼があるため、個人情報はまだ消去していません");
  expect(container.textContent).not.toContain("今日");
});
