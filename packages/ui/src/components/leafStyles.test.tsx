import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaves } from "../../bench/page/leaves.tsx";
import { UiProvider } from "../theme/UiProvider.tsx";

const COUNT = 20;
const rules = () => [...document.querySelectorAll("style")].map((sheet) => sheet.textContent).join("\n");

it.each(Object.entries(leaves))("mounts any number of %s without adding a CSS rule", (_, { ours }) => {
  const { rerender } = render(<UiProvider>{null}</UiProvider>);
  const before = rules();
  expect(before).toContain(".tsu-button");
  for (const step of [0, 1])
    rerender(<UiProvider>{Array.from({ length: COUNT }, (_, index) => ours(index, step))}</UiProvider>);
  expect(rules()).toBe(before);
});
