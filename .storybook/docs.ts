import type { Preview } from "@storybook/react-vite";
import { DocsFrame } from "./DocsFrame.tsx";
import { DocsPage } from "./DocsPage.tsx";

type Parameters = NonNullable<Preview["parameters"]>;

/** The code of a docs page is written and compiled (`usage/`): what Storybook reads back from a built page is not. */
export const docs: Parameters["docs"] = {
  container: DocsFrame,
  page: DocsPage,
  canvas: { sourceState: "none" },
};
