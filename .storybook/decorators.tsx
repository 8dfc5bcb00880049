import type { Decorator } from "@storybook/react-vite";
import { NOW } from "@tsumugi/mocks";
import { type ColorMode, UiProvider } from "@tsumugi/ui";
import { createStore, Provider as JotaiProvider } from "jotai";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";

/** The present of every story is that of the fixtures, so that 「3分前」 stays what it is. */
const storyClock = () => Date.parse(NOW);

/** Theme of the toolbar, the fixed clock, and Japanese on the root element. */
export const withUi: Decorator = (Story, { globals }) => {
  document.documentElement.lang = "ja";
  return (
    <UiProvider colorMode={globals.theme as ColorMode} clock={storyClock}>
      <Story />
    </UiProvider>
  );
};

function FreshState({ children }: { children: React.ReactNode }) {
  const [store] = useState(() => createStore());
  const [cache] = useState(() => new Map());
  return (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, shouldRetryOnError: false }}>
      <JotaiProvider store={store}>{children}</JotaiProvider>
    </SWRConfig>
  );
}

/**
 * Stories of the app: an empty cache and store each, and a router at `parameters.route` (default `/`).
 * `parameters.router: false` leaves the router to the story.
 */
export const withAppProviders: Decorator = (Story, { title, parameters, id }) => {
  if (!/^(画面|流れ|Hooks)\//.test(title)) return <Story />;
  const story = (
    <FreshState key={id}>
      <Story />
    </FreshState>
  );
  if (parameters.router === false) return story;
  return <MemoryRouter initialEntries={[parameters.route ?? "/"]}>{story}</MemoryRouter>;
};
