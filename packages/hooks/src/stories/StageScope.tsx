import { createStore, Provider } from "jotai";
import { type ReactNode, useState } from "react";
import { SWRConfig, type SWRConfiguration } from "swr";
import { ApiProvider } from "../core/ApiProvider.tsx";
import { createApiClient } from "../core/apiClient.ts";
import type { Later } from "../core/later.ts";
import { QueryCache, RETENTION_MS } from "../core/queryCache.ts";
import { swrSettings } from "../core/swrSettings.ts";
import { type Stage, useStage } from "./createStage.ts";
import { inWords } from "./stageClock.ts";

/** Delays are written down, and are not shortened at random where the clock stands still. */
function retryWith({ clock, log }: Stage, tab: string | undefined) {
  const retry = clock.laterCalled("再試行");
  const wait: Later = (go, ms) => {
    log.add({ kind: "wait", tab, text: `${inWords(ms)}待ってから、もう一度` });
    return retry(go, ms);
  };
  return [wait, clock.pace === "manual" ? () => 0 : Math.random] as const;
}

/** The package's own settings of SWR, on the story's clock; for providers that keep a cache themselves. */
export function settingsOn(stage: Stage, tab?: string): Omit<SWRConfiguration, "provider"> {
  const { provider: _, ...settings } = swrSettings(undefined, ...retryWith(stage, tab));
  // Whoever looks at several windows would see requests that nobody asked for.
  const quiet = { ...settings, revalidateOnFocus: false };
  // SWR answers a second asking within two seconds from the first one: seconds that a standing clock does not know.
  return stage.clock.pace === "manual" ? { ...quiet, dedupingInterval: 0 } : quiet;
}

export const clientOn = ({ network }: Stage, tab?: string) =>
  createApiClient({ getIdToken: async () => "story", fetch: network.fetchOf(tab) });

interface StageScopeProps {
  readonly tab?: string;
  readonly children: ReactNode;
}

/** What `ApiProvider` and `DataScope` give, with the story's network and clock. */
export function StageScope({ tab, children }: StageScopeProps) {
  const stage = useStage();
  const [client] = useState(() => clientOn(stage, tab));
  const [store] = useState(() => createStore());
  const [settings] = useState(() => {
    const expire = stage.clock.laterCalled("使わない記録を捨てる");
    const cache = new QueryCache(RETENTION_MS, (go, ms) =>
      expire(() => {
        stage.log.add({ kind: "note", text: `使われないまま${inWords(ms)}たった記録を捨てた` });
        go();
      }, ms),
    );
    return { ...settingsOn(stage, tab), provider: () => cache };
  });
  return (
    <ApiProvider client={client}>
      <SWRConfig value={settings}>
        <Provider store={store}>{children}</Provider>
      </SWRConfig>
    </ApiProvider>
  );
}
