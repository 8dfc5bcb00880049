import { type ComponentType, lazy, Suspense } from "react";

/** A part of a page that is opened on it, a dialog for example: its code is loaded then, and not with the page. */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
