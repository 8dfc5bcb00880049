import type { Decorator } from "@storybook/react-vite";
import { NOW } from "@tsumugi/mocks";
import { type ColorMode, UiProvider } from "@tsumugi/ui";
import { createStore, Provider as JotaiProvider } from "jotai";
import { useLayoutEffect, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { SideBySide } from "./SideBySide.tsx";
import { useFromTop } from "./useFromTop.ts";

/** The present of every story is that of the fixtures, so that 「3分前」 stays what it is. */
const storyClock = () => Date.parse(NOW);

interface DressedProps {
  density: string;
  /** As a gallery is. */
  fromTop: boolean;
  children: React.ReactNode;
}

function Dressed({ density, fromTop, children }: DressedProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);
  useFromTop(fromTop);
  return children;
}

/** Theme and density of the toolbar, the fixed clock, and Japanese on the root element. */
export const withUi: Decorator = (Story, { globals, id, name, viewMode }) => {
  document.documentElement.lang = "ja";
  const both = globals.theme === "both";
  return (
    <Dressed density={globals.density as string} fromTop={viewMode === "story" && name === "状態一覧"}>
      <UiProvider colorMode={both ? "light" : (globals.theme as ColorMode)} clock={storyClock}>
        {both && viewMode === "story" ? (
          <SideBySide id={id} density={globals.density as string}>
            <Story />
          </SideBySide>
        ) : (
          <Story />
        )}
      </UiProvider>
    </Dressed>
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
 * `parameters.router: false` leaves the router to the story. The stories of hooks bring the providers that they show.
 */
export const withAppProviders: Decorator = (Story, { title, parameters, id }) => {
  if (!/^(画面|流れ)\//.test(title)) return <Story />;
  const story = (
    <FreshState key={id}>
      <Story />
    </FreshState>
  );
  if (parameters.router === false) return story;
  return <MemoryRouter initialEntries={[parameters.route ?? "/"]}>{story}</MemoryRouter>;
};
