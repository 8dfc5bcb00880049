import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type ColorMode, UiProvider } from "@tsumugi/ui";
import { createContext, type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { type Look, storybookTheme } from "./theme.ts";

const night = window.matchMedia("(prefers-color-scheme: dark)");
const lookOf = (theme: unknown): Look =>
  theme === "dark" || (theme === "system" && night.matches) ? "dark" : "light";

/** Japanese over the columns that Storybook names in English; it offers no setting for them. */
const captions = `
  .docblock-argstable-head th span { font-size: 0; }
  .docblock-argstable-head th span::after { font-size: 13px; }
  .docblock-argstable-head th:nth-of-type(1) span::after { content: "名前"; }
  .docblock-argstable-head th:nth-of-type(2) span::after { content: "説明と型"; }
  .docblock-argstable-head th:nth-of-type(3) span::after { content: "既定"; }
  .docblock-argstable-head th:nth-of-type(4) span::after { content: "試す"; }
  .sbdocs-content h2[id="stories"], .sbdocs-content h2:not([class*="title"]) { letter-spacing: 0; text-transform: none; }
  .sbdocs-content { line-height: 1.7; }
  /* A story stands here as it does by itself: what it inherits is the body's, not that of the page around it. */
  .sbdocs-content .docs-story {
    color: var(--tsu-text);
    font: 400 var(--tsu-text-md) / var(--tsu-leading-body) var(--tsu-font-sans);
  }
  .sbdocs-wrapper .sbdocs-title { font-feature-settings: "palt"; font-size: 28px; }
`;

/** What code is drawn in: Storybook asks its blocks for it one by one. */
export const DocsLook = createContext<Look>("light");

/** Docs pages in the colours of the toolbar. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Record<string, unknown>>(() => {
    const asked = new URLSearchParams(window.location.search).get("globals") ?? "";
    return { theme: /theme:(\w+)/.exec(asked)?.[1], density: /density:(\w+)/.exec(asked)?.[1] };
  });
  useEffect(() => {
    const channel = addons.getChannel();
    // The channel tells of framed stories as well, which are set to what they were opened with: the page's own hold.
    const follow = () => {
      const [story] = context.componentStories();
      if (story) setGlobals(context.getStoryContext(story).globals);
    };
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  const look = lookOf(globals.theme);
  return (
    <UiProvider colorMode={look as ColorMode}>
      <style>{captions}</style>
      <DocsContainer context={context} theme={storybookTheme(look)}>
        <div lang="ja">
          <DocsLook value={look}>{children}</DocsLook>
        </div>
      </DocsContainer>
    </UiProvider>
  );
}
