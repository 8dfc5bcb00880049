import { act, render } from "@testing-library/react";
import { Activity, useContext } from "react";
import { expect, it } from "vitest";
import { Card } from "../Card/Card.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { ToolsPlaceContext } from "./toolsPlace.ts";

/** The class of the element in which the table's tools stand, each time that it is drawn. */
const drawn: (string | undefined)[] = [];

function Table() {
  const element = useContext(ToolsPlaceContext)?.element;
  drawn.push(element === null ? "none" : element?.className);
  return null;
}

const page = (mode: "visible" | "hidden", selectedCount = 0) => (
  <Activity mode={mode}>
    <Card flush>
      <Toolbar selectedCount={selectedCount} />
      <Table />
    </Card>
  </Activity>
);

it("keeps the place of a table's tools while the page is out of sight, and gives it up to the selection", async () => {
  const { rerender } = render(page("visible"));
  const show = (...how: Parameters<typeof page>) => act(async () => rerender(page(...how)));
  expect(drawn.at(-1)).toBe("tools");
  await show("hidden");
  drawn.length = 0;
  await show("visible");
  expect(drawn).toEqual(["tools"]);
  await show("visible", 3);
  expect(drawn.at(-1)).toBe("none");
  await show("visible");
  expect(drawn.at(-1)).toBe("tools");
});
