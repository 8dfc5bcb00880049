import { type ReactNode, useMemo, useState } from "react";
import { ToolsPlaceContext } from "../Toolbar/toolsPlace.ts";

/** Lets the toolbar and the table in one card find each other. */
export function ToolsScope({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>();
  const place = useMemo(() => ({ element, setElement }), [element]);
  return <ToolsPlaceContext value={place}>{children}</ToolsPlaceContext>;
}
