import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";

/**
 * The same component, loaded when it is first rendered; `instead` is shown until then. For entries
 * only: inside the package the component is imported directly, so that a page waits only once.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: (props: Props) => ReactNode,
) {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  let present: ComponentType<Props> | undefined;
  if (typeof document === "undefined") {
    // A server may not be able to wait while it draws, and has nothing to save.
    void load().then((component) => {
      present = component;
    });
  }
  return (props: Props) => (
    <Suspense fallback={instead(props)}>{createElement(present ?? Loaded, props)}</Suspense>
  );
}
