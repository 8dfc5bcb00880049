import { decodeJwt } from "jose";

/** What an identity token says about how long it may be used. The token has been verified before. */
export function accessOf(request: Request, session_uid: string | null) {
  const token = (request.headers.get("authorization") ?? "").split(" ")[1] ?? "";
  const { exp = 0, auth_time } = decodeJwt(token);
  return {
    session_uid,
    auth_time: new Date((typeof auth_time === "number" ? auth_time : 0) * 1000),
    expires_at: new Date(exp * 1000),
  };
}

/** The cursor to resume from: the header of the standard, or the query of a first request. */
export const resumeFrom = (request: Request, since: string | undefined): string | undefined =>
  request.headers.get("last-event-id") ?? since;
