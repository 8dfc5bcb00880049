import { createContext, useContext } from "react";
import type { ChartReading } from "./chart.types.ts";

interface ChartContextValue {
  /** The active position, or null. */
  active: number | null;
  setActive: (index: number | null) => void;
  read: (index: number) => ChartReading;
  /** The container of the tooltip: outside the SVG, inside the figure. */
  host: HTMLElement | null;
}

export const ChartContext = createContext<ChartContextValue>({
  active: null,
  setActive: () => undefined,
  read: () => ({ title: "", rows: [], rest: 0 }),
  host: null,
});

/** The active position, for the cursor inside a plot. The plot itself is not rendered again with it. */
export const useChart = () => useContext(ChartContext);
