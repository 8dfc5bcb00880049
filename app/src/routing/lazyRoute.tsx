import { type ComponentType, use } from "react";
import type { RouteObject } from "react-router-dom";
import { matchesAt } from "./matchesAt.ts";

export type LoadPart = () => Promise<ComponentType>;

/** As long as whoever waits for a part needs to hear that it cannot be loaded; after that it is asked for again. */
const REFUSED_MS = 1_000;

/** A route whose component is in a file of its own: drawn at once where that is loaded, and loaded where it is not. */
export function lazyRoute(load: LoadPart) {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let isAwaited = false;
  const handle = (): Promise<void> => {
    loading ??= load().then((component) => {
      Loaded = component;
    });
    loading.catch(() =>
      setTimeout(() => {
        loading = undefined;
      }, REFUSED_MS),
    );
    return loading;
  };
  function Component() {
    // Where it has waited once, React wants to find it waiting for the same again.
    if (!Loaded || isAwaited) {
      isAwaited = true;
      use(handle());
    }
    return Loaded && <Loaded />;
  }
  return { Component, handle } satisfies RouteObject;
}

/** Loads every part of the screen at an address; what cannot be loaded is told where it is drawn. */
export async function loadRoutes(routes: readonly RouteObject[], pathname: string): Promise<void> {
  const matched = matchesAt(routes, pathname) ?? [];
  const loads = matched.map(({ route }) => (route.handle as (() => Promise<void>) | undefined)?.());
  await Promise.allSettled(loads);
}
