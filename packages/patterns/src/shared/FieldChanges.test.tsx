import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FieldChanges } from "./FieldChanges.tsx";

it("sets both values of a change apart, so that a sign in one does not turn around what follows it", () => {
  render(<FieldChanges changes={[{ label: "メモ", before: "\u202E前", after: "後" }]} />);
  expect(screen.getByText("\u202E前").tagName).toBe("BDI");
  expect(screen.getByText("後").tagName).toBe("BDI");
});

it("says a short value that stayed, and speaks of the end of a text only where a long one was kept cut", () => {
  const same = (text: string) => ({ before: text, after: text });
  const long = "長".repeat(2_000);
  render(
    <FieldChanges
      changes={[
        { label: "振込先の口座", ...same("まとめた記録の口座") },
        { label: "メモ", ...same(long) },
      ]}
    />,
  );
  expect(screen.queryByText("まとめた記録の口座")).not.toBeNull();
  expect(screen.queryAllByText("長い文章の後ろの部分を変更")).toHaveLength(1);
});
