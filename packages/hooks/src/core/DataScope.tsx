import { createStore, Provider } from "jotai";
import { type ReactNode, useState } from "react";
import { SWRConfig, type SWRConfiguration } from "swr";
import { swrSettings } from "./swrSettings.ts";

export interface DataScopeProps {
  readonly children: ReactNode;
  /** Overrides for tests and stories, e.g. `{ dedupingInterval: 0 }`. */
  readonly settings?: Omit<SWRConfiguration, "provider">;
}

/** A fresh cache and a fresh store. Give it a `key`: a new key discards both. */
export function DataScope({ children, settings }: DataScopeProps) {
  const [config] = useState(() => ({ ...swrSettings(), ...settings }));
  const [store] = useState(() => createStore());
  return (
    <SWRConfig value={config}>
      <Provider store={store}>{children}</Provider>
    </SWRConfig>
  );
}
