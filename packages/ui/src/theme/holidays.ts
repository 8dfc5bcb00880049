import { createContext } from "react";

/** Names of days off, by day (`YYYY-MM-DD`). */
export type Holidays = Readonly<Record<string, string>>;

/** Where calendars get the holidays of a country from; nothing is asked for before the first of them is opened. */
export const HolidaysContext = createContext<(() => Promise<Holidays>) | undefined>(undefined);
