import { createContext, useContext } from "react";
import type { ChartReading } from "./chart.types.ts";

interface ChartContextValue {
  /** Position that is being read; null when none is. */
  active: number | null;
  setActive: (index: number | null) => void;
  read: (index: number) => ChartReading;
  /** Where the tip is drawn: outside the SVG, inside the figure. */
  host: HTMLElement | null;
}

export const ChartContext = createContext<ChartContextValue>({
  active: null,
  setActive: () => undefined,
  read: () => ({ title: "", rows: [], rest: 0 }),
  host: null,
});

/** The position that is being read, for the cursor inside a plot. The plot itself does not draw again with it. */
export const useChart = () => useContext(ChartContext);
