/// <reference types="vite/client" />
import { composeStories } from "@storybook/react-vite";
import { UiProvider } from "@tsumugi/ui";
import { type ComponentType, createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import "../elementTraces.ts";

type Module = Parameters<typeof composeStories>[0];

/** Every story of a component or a pattern, by its file: sample props for all that is published. */
export const storyFiles = Object.entries(
  import.meta.glob<Module>([
    "../../packages/{ui,patterns}/src/**/*.stories.tsx",
    "!../../packages/ui/src/foundations/**",
  ]),
).map(([path, load]) => ({ path: path.replace("../../packages/", ""), load }));

export async function storiesOf(
  load: () => Promise<Module>,
): Promise<[name: string, Story: ComponentType][]> {
  const stories = Object.entries(composeStories(await load()));
  // What a page loads on demand, a server loads once it has started.
  await new Promise((resolve) => setTimeout(resolve));
  await import("../../packages/ui/src/eager.ts");
  return stories as [string, ComponentType][];
}

const PRESENT = Date.parse("2026-11-20T10:00:00+09:00");

export const page = (Story: ComponentType, present = PRESENT): ReactElement => {
  const children = createElement(Story);
  return createElement(UiProvider, { clock: () => present, children });
};

/** The page as a server answers it: its markup, and the rules of its styled parts. */
export function drawn(Story: ComponentType): { html: string; rules: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(page(Story)));
  return { html, rules: sheet.getStyleTags() };
}
