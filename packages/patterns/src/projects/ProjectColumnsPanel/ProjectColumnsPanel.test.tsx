import { fireEvent, render, screen } from "@testing-library/react";
import { loadOverlays } from "@tsumugi/ui";
import { beforeAll, expect, it, vi } from "vitest";
import { ProjectColumnsPanel } from "./ProjectColumnsPanel.tsx";

// What opens comes later than the page.
beforeAll(loadOverlays);

/** The panel of a project without columns; answers the field of a new one's name. */
function openPanel(): HTMLInputElement {
  render(
    <ProjectColumnsPanel
      columns={[]}
      onSave={vi.fn()}
      countOf={async () => 0}
      errorText={String}
      onClose={vi.fn()}
    />,
  );
  return screen.getByLabelText<HTMLInputElement>(/新しい列の名前/);
}

it("adds a column at Enter, but not at that of a kana conversion, in the order of Safari either", () => {
  const name = openPanel();
  const enter = (keys = {}) => fireEvent.keyDown(name, { key: "Enter", ...keys });
  fireEvent.change(name, { target: { value: "いろばん" } });
  enter({ isComposing: true });
  // Safari has ended the conversion by then; only the code of the key still tells.
  enter({ keyCode: 229 });
  expect(name.value).toBe("いろばん");
  enter();
  expect(name.value).toBe("");
  expect(screen.getByDisplayValue("いろばん")).toBeTruthy();
});

it("adds a column on a page of plain http, too, where browsers make no UUIDs", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const name = openPanel();
  fireEvent.change(name, { target: { value: "色番" } });
  fireEvent.keyDown(name, { key: "Enter" });
  vi.unstubAllGlobals();
  expect(name.value).toBe("");
  expect(screen.getByDisplayValue("色番")).toBeTruthy();
});
