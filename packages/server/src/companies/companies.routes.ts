import type { Route } from "../core/handle.ts";

export const companiesRoutes: readonly Route[] = [];
