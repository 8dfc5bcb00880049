import type { ReactNode } from "react";
import { ApiProvider } from "../core/ApiProvider.tsx";
import { type ApiClientOptions, createApiClient } from "../core/apiClient.ts";
import { DataScope } from "../core/DataScope.tsx";
import { ORIGIN } from "./server.ts";

export const testClient = (options: Partial<ApiClientOptions> = {}) =>
  createApiClient({
    baseUrl: ORIGIN,
    getIdToken: async () => "token",
    pageLocation: { hostname: "app.test", port: "4000" },
    ...options,
  });

/** A fresh cache and store for each test. */
export const withApi =
  (client = testClient()) =>
  ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client}>
      <DataScope settings={{ dedupingInterval: 0 }}>{children}</DataScope>
    </ApiProvider>
  );
