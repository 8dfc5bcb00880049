import { isbot } from "isbot";
import { context } from "../core/context.ts";
import type { Deps } from "../core/deps.ts";
import { AppError } from "../core/errors.ts";
import { readTogether } from "../core/readTogether.ts";
import type { RedirectAtOnce, Visit } from "../core/redirects.ts";
import { recordClick } from "./clickRecorder.service.ts";
import { refusalOf } from "./destination.ts";
import { closedPage, disabledPage, missingPage, previewPage } from "./linkPages.presenter.ts";
import { QR_MARK } from "./short-links.presenter.ts";
import { findTargets, type Target } from "./short-links.repository.ts";

const ADDRESS = /^([a-z0-9]{4,16})(\+|\.q)?$/;
/** More are asked for at once only where the database has kept somebody waiting. */
const MOST_AT_ONCE = 500;

/** Crawlers, previews of messengers, and browsers that load a page before anybody has chosen to go there. */
function isMachine({ method, header }: Visit): boolean {
  const agent = header("user-agent") ?? "";
  const purpose = `${header("sec-purpose") ?? ""} ${header("purpose") ?? ""}`;
  return agent === "" || isbot(agent) || /prefetch|preview/i.test(purpose) || method === "HEAD";
}

/** A browser gets a page, anything else the common error body. */
const refuse = ({ header }: Visit, page: () => Response): Response => {
  if (header("accept")?.includes("text/html")) return page();
  throw new AppError("not_found");
};

const readers = new WeakMap<Deps["database"], (code: string) => Promise<Target | undefined>>();

function targetOf({ database }: Deps, code: string): Promise<Target | undefined> {
  const reader = readers.get(database) ?? readTogether((codes) => findTargets(database, codes), MOST_AT_ONCE);
  readers.set(database, reader);
  return reader(code);
}

/** Checked at each redirect again: a row may be older than a rule. */
const isOpen = ({ settings }: Deps, { disabled_at, closed_at, destination_url }: Target): boolean =>
  disabled_at === null && closed_at === null && refusalOf(destination_url, settings.PUBLIC_BASE_URL) === null;

/**
 * Where a visit leads, which is counted; null where it leads nowhere at once: no link, a disabled one, a preview. One
 * read, and nothing that the visitor adds to the address changes anything.
 */
export const redirectAtOnce: RedirectAtOnce = async (deps, asked, visit) => {
  const [, code, mark] = ADDRESS.exec(asked) ?? [];
  if (!code || mark === "+") return null;
  const target = await targetOf(deps, code);
  if (!target || !isOpen(deps, target)) return null;
  const { uid: link_uid, company_uid, destination_url } = target;
  const { address } = visit;
  recordClick(deps, { link_uid, company_uid, address, isBot: isMachine(visit), isQr: mark === QR_MARK });
  return destination_url;
};

/** Everything that a short link answers, a redirect or a page that says why there is none. */
export async function followShortLink(
  _actor: unknown,
  { code: asked }: { readonly code: string },
  request: Request,
): Promise<Response> {
  const { deps, address } = context();
  const header = (name: string) => request.headers.get(name) ?? undefined;
  const visit: Visit = { address, method: request.method, header };
  const location = await redirectAtOnce(deps, asked, visit);
  if (location !== null) return new Response(null, { status: 302, headers: { location } });
  const [, code] = ADDRESS.exec(asked) ?? [];
  const target = code && (await targetOf(deps, code));
  if (!target) return refuse(visit, missingPage);
  if (target.closed_at !== null) return refuse(visit, closedPage);
  return isOpen(deps, target) ? previewPage(target.destination_url) : refuse(visit, disabledPage);
}
