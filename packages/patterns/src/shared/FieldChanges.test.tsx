import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FieldChanges } from "./FieldChanges.tsx";

it("sets both values of a change apart, so that a sign in one does not turn around what follows it", () => {
  render(<FieldChanges changes={[{ label: "メモ", before: "\u202E前", after: "後" }]} />);
  expect(screen.getByText("\u202E前").tagName).toBe("BDI");
  expect(screen.getByText("後").tagName).toBe("BDI");
});
