import {
  type CurrentUser,
  changeActiveCompany,
  errorCatalogue,
  getCompanyUser,
  listBelongingCompanies,
  listManagedCreators,
  refreshSession,
  signIn,
} from "@tsumugi/contract";
import {
  buildCurrentCompany,
  buildCurrentUser,
  buildManagedCreator,
  buildSession,
  mockEndpoint,
  pageOf,
} from "@tsumugi/mocks";
import { HttpResponse } from "msw";

const OTHER = { uid: "company_002", name: "あおば食品" };

const refusal = () => {
  const { status, message } = errorCatalogue.unauthenticated;
  return HttpResponse.json({ code: "unauthenticated", message, request_id: "req_story" }, { status });
};

/** A server with one person in two companies, whose tokens may end. */
export function createSessionServer() {
  const own = buildCurrentCompany();
  let active = own.uid;
  let tokens = 0;
  let refusesRefresh = false;
  /** Tokens up to this number are no longer taken. */
  let ended = 0;

  const person = (): CurrentUser =>
    active === own.uid
      ? buildCurrentUser()
      : buildCurrentUser({ company: buildCurrentCompany(OTHER), role: "staff" });
  const session = () => {
    tokens += 1;
    return buildSession({ id_token: `token.${tokens}`, refresh_token: `refresh.${tokens}` });
  };
  const isEnded = (request: Request) =>
    Number(request.headers.get("authorization")?.split(".")[1] ?? 0) <= ended;

  return {
    handlers: [
      mockEndpoint(signIn, () => {
        refusesRefresh = false;
        return session();
      }),
      mockEndpoint(refreshSession, () => (refusesRefresh ? refusal() : session())),
      mockEndpoint(getCompanyUser, ({ request }) => (isEnded(request) ? refusal() : person())),
      mockEndpoint(listManagedCreators, ({ request }) => {
        if (isEnded(request)) return refusal();
        return pageOf(
          (active === own.uid ? [1, 2, 3] : [7, 8]).map((index) => buildManagedCreator({}, index)),
        );
      }),
      mockEndpoint(listBelongingCompanies, ({ request }) => {
        if (isEnded(request)) return refusal();
        const items = [own, OTHER].map(({ uid, name }) => {
          const role = uid === own.uid ? ("admin" as const) : ("staff" as const);
          return { uid, name, image: null, role, active: uid === active };
        });
        return { items };
      }),
      mockEndpoint(changeActiveCompany, ({ body }) => {
        active = body.company_uid;
        return person();
      }),
    ],
    /** The token given last is refused from now on; a new one is given for the asking. */
    endToken: (): void => {
      ended = tokens;
    },
    /** The sign-in itself is over: no new token is given either. */
    endSession: (): void => {
      ended = tokens;
      refusesRefresh = true;
    },
  };
}

export type SessionServer = ReturnType<typeof createSessionServer>;
