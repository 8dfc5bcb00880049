import { createContext } from "react";

interface ToolsPlace {
  /** Undefined: the card has no toolbar. Null: its toolbar shows something else for now. */
  readonly element: HTMLElement | null | undefined;
  readonly setElement: (element: HTMLElement | null) => void;
}

/** Lets a table in a card place its tools in the card's toolbar instead of on a line of its own. */
export const ToolsPlaceContext = createContext<ToolsPlace | undefined>(undefined);
