import { createContext, type ReactNode, useContext } from "react";
import type { ApiClient } from "./apiClient.ts";

const ApiContext = createContext<ApiClient | null>(null);

export interface ApiProviderProps {
  readonly client: ApiClient;
  readonly children: ReactNode;
}

/** Gives the client that all hooks below make their calls with. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

/** The client given by `ApiProvider`, if any: rooms of another store are read without the API. */
export const useOptionalApiClient = (): ApiClient | null => useContext(ApiContext);

/** The client given by `ApiProvider`. Throws without one. */
export function useApiClient(): ApiClient {
  const client = useContext(ApiContext);
  if (!client) throw new Error("useApiClient needs an <ApiProvider> above it");
  return client;
}
