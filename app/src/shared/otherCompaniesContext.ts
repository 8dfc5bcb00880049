import { type ComponentType, createContext } from "react";

/** What stands below "not found" inside a company: the way to the person's other ones. Null outside of any. */
export const OtherCompaniesContext = createContext<ComponentType | null>(null);
