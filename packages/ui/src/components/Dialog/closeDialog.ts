import { createContext } from "react";

/** Closes the dialog around, with the same confirmation as ×. */
export const CloseDialogContext = createContext<(() => void) | null>(null);
