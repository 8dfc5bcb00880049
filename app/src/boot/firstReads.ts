import { getPreference, listManagedCreators, listProjects } from "@tsumugi/contract";
import { paths } from "../paths.ts";
import type { ReadAhead } from "./readAhead.ts";

type Ask = (ask: ReadAhead["ask"], companyUid: string) => void;

/**
 * What the screens that work begins on ask first, at their plain address. An address with filters is read by the
 * screen's own code, and its reads wait for that.
 */
const firstReads: Readonly<Record<string, Ask>> = {
  [paths.home.path]: (ask, company) => {
    ask(getPreference, { params: { key: "personal" } }, company);
    ask(listProjects, { query: { limit: 20 } }, company);
  },
  [paths.managedCreators.path]: (ask, company) => {
    ask(listManagedCreators, { query: { sort: "-created_at" } }, company);
    ask(getPreference, { params: { key: "table.creators" } }, company);
  },
};

export function askFirstReads(
  ask: ReadAhead["ask"],
  { pathname, search }: Pick<Location, "pathname" | "search">,
  companyUid: string | null,
): void {
  if (search === "" && companyUid !== null) firstReads[pathname]?.(ask, companyUid);
}
