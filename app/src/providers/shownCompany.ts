import { createContext, type RefObject } from "react";

/** The company of the toasts on screen; it outlives what is drawn for one company. */
export const ShownCompanyContext = createContext<RefObject<string | null>>({ current: null });
