import { createContext } from "react";
import type { Services } from "./services.ts";

/** Apart from the services themselves, which are there before React. */
export const ServicesContext = createContext<Services | null>(null);
