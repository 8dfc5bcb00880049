import {
  bestRules,
  type CallInput,
  type CurrentUser,
  type Endpoint,
  getChatRoom,
  getChatRoomMembers,
  getCompanyReport,
  getPreference,
  getProject,
  listChatRooms,
  listManagedCreators,
  listNotifications,
  listPaymentNotices,
  listProjectCreators,
  listProjects,
} from "@tsumugi/contract";
import { dayKey } from "@tsumugi/ui/format";
import { paths } from "../paths.ts";
import { lastYear } from "../shared/lastYear.ts";
import type { ReadAhead } from "./readAhead.ts";

type Params = Readonly<Record<string, string>>;
type AskRead = <E extends Endpoint>(endpoint: E, input: CallInput<E>, companyUid: string) => void;
type Ask = (ask: AskRead, companyUid: string, params: Params) => void;

const arrangement = (ask: AskRead, company: string, table: string) =>
  ask(getPreference, { params: { key: `table.${table}` } }, company);

/**
 * What the screens that work is done on ask first, at their plain address. An address with filters is read by the
 * screen's own code, and its reads wait for that.
 */
const firstReads: Readonly<Record<string, Ask>> = {
  [paths.home.path]: (ask, company) => {
    ask(getPreference, { params: { key: "personal" } }, company);
    ask(listProjects, { query: { limit: 20 } }, company);
  },
  [paths.managedCreators.path]: (ask, company) => {
    ask(listManagedCreators, { query: { sort: "-created_at" } }, company);
    arrangement(ask, company, "creators");
  },
  [paths.projects.path]: (ask, company) => {
    ask(listProjects, { query: { sort: "-updated_at" } }, company);
    arrangement(ask, company, "projects");
  },
  [paths.project.path]: (ask, company, { id = "" }) => {
    ask(getProject, { params: { id } }, company);
    ask(getPreference, { params: { key: "personal" } }, company);
    ask(listProjectCreators, { params: { id }, query: { sort: "job_status", limit: 200 } }, company);
  },
  [paths.chat.path]: (ask, company) => ask(listChatRooms, { query: {} }, company),
  [paths.chatRoom.path]: (ask, company, { roomId: id = "" }) => {
    ask(listChatRooms, { query: {} }, company);
    ask(getChatRoom, { params: { id } }, company);
    ask(getChatRoomMembers, { params: { id } }, company);
  },
  [paths.paymentNotices.path]: (ask, company) => {
    ask(listPaymentNotices, { query: { direction: "issued", sort: "open" } }, company);
    arrangement(ask, company, "payment-notices");
  },
  [paths.reports.path]: (ask, company) =>
    ask(getCompanyReport, { query: { ...lastYear(dayKey(Date.now())), best: bestRules[0] } }, company),
  [paths.notifications.path]: (ask, company) => ask(listNotifications, { query: {} }, company),
};

/** The values of a path's parts where an address has its form. */
function paramsOf(path: string, address: string): Params | undefined {
  const [names, values] = [path.split("/"), address.split("/")];
  if (names.length !== values.length) return undefined;
  const params: Record<string, string> = {};
  for (const [place, name] of names.entries()) {
    const value = values[place] ?? "";
    if (name.startsWith(":") && value !== "") params[name.slice(1)] = decodeURIComponent(value);
    else if (name !== value) return undefined;
  }
  return params;
}

/**
 * Leaves what only some roles may read until the role is known: the refusal of a call that nobody made by hand would
 * stand against the person in the log. Where the sign-in tells who it is, that is known by now.
 */
const withinRole =
  (ask: ReadAhead["ask"], user: Promise<Pick<CurrentUser, "role">>): AskRead =>
  (endpoint, input, companyUid) => {
    const { roles } = endpoint.policy;
    const askNow = () => void ask(endpoint, input, companyUid);
    if (!roles) return askNow();
    user.then(
      ({ role }) => role && roles.includes(role) && askNow(),
      () => undefined,
    );
  };

/**
 * `user`: who it is, where that is still asked for; without it only what every role may read is asked for.
 * @returns whether anything was asked: what an address with filters needs, its screen asks itself
 */
export function askFirstReads(
  ask: ReadAhead["ask"],
  { pathname, search }: Pick<Location, "pathname" | "search">,
  companyUid: string | null,
  user?: Promise<Pick<CurrentUser, "role">>,
): boolean {
  if (search !== "" || companyUid === null) return false;
  // Several addresses have the form of one with a part that may be anything: /projects/new of /projects/:id.
  const isPlain = Object.values(paths).some(({ path }) => path === pathname);
  const form = isPlain ? pathname : Object.keys(firstReads).find((path) => paramsOf(path, pathname));
  if (!form || !firstReads[form]) return false;
  firstReads[form](user ? withinRole(ask, user) : ask, companyUid, paramsOf(form, pathname) ?? {});
  return true;
}
