import { createHash } from "node:crypto";
import type { PersonActor } from "../core/actor.ts";
import { now, settings } from "../core/context.ts";
import { sameText, sign } from "./linkKey.presenter.ts";

/** Whoever a picture's request says that it comes from; whether they still may see it is looked up each time. */
export interface Readers {
  readonly person: { readonly uid: string; readonly session_uid: string | null; readonly since: Date } | null;
  readonly replyTokens: readonly string[];
}

const PERSON = "tsumugi_reader";
const REPLY = "tsumugi_reply_";
/** Over https a browser takes such a name from https alone: nobody on the way can put another one in its place. */
const prefix = () => (settings().PUBLIC_BASE_URL.startsWith("https:") ? "__Secure-" : "");
const DAY_S = 24 * 3600;
/** A creator may have several jobs open; more than this no browser sends in earnest. */
const MAX_REPLIES = 20;

/** Sent with pictures alone, and never to be read by a page. Each visit gives it again. */
function cookie(name: string, value: string): string {
  const secure = prefix() ? "; Secure" : "";
  return `${prefix()}${name}=${value}; Path=/uploads; Max-Age=${DAY_S}; HttpOnly; SameSite=Lax${secure}`;
}

export function personCookie({ uid, session_uid }: Pick<PersonActor, "uid" | "session_uid">): string {
  const claim = [uid, session_uid ?? "", String(now().getTime())].join(".");
  return cookie(PERSON, `${claim}.${sign(`reader ${claim}`)}`);
}

/** One for each link, so that two jobs of a creator can be open in one browser. */
export const replyCookie = (token: string): string =>
  cookie(`${REPLY}${createHash("sha256").update(token).digest("hex").slice(0, 12)}`, token);

function personOf(value: string | undefined): Readers["person"] {
  const [uid = "", session_uid = "", since = "", signature = ""] = (value ?? "").split(".");
  if (!uid || !sameText(signature, sign(`reader ${[uid, session_uid, since].join(".")}`))) return null;
  return { uid, session_uid: session_uid || null, since: new Date(Number(since)) };
}

export function readersOf(header: string | null): Readers {
  const cookies = (header ?? "").split(";").map((each) => each.trim().split("="));
  return {
    person: personOf(cookies.find(([name]) => name === prefix() + PERSON)?.[1]),
    replyTokens: cookies
      .flatMap(([name = "", value]) => (name.startsWith(prefix() + REPLY) && value ? value : []))
      .slice(0, MAX_REPLIES),
  };
}
