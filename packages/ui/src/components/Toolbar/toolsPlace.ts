import { createContext } from "react";

interface ToolsPlace {
  /** Undefined: the card has no toolbar. Null: it has one, which shows something else for now. */
  readonly element: HTMLElement | null | undefined;
  readonly setElement: (element: HTMLElement | null) => void;
}

/** Where the table of a card puts what belongs to it: into the card's toolbar, not on a line of its own. */
export const ToolsPlaceContext = createContext<ToolsPlace | undefined>(undefined);
