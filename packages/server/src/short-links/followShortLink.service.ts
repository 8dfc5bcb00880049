import { isbot } from "isbot";
import { context, settings } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { recordClick } from "./clickRecorder.service.ts";
import { refusalOf } from "./destination.ts";
import { disabledPage, missingPage, previewPage } from "./linkPages.presenter.ts";
import { QR_MARK } from "./short-links.presenter.ts";
import { findTarget } from "./short-links.repository.ts";

const ADDRESS = /^([a-z0-9]{4,16})(\+|\.q)?$/;

/** Crawlers, previews of messengers, and browsers that load a page before anybody has chosen to go there. */
function isMachine(request: Request): boolean {
  const agent = request.headers.get("user-agent") ?? "";
  const purpose = `${request.headers.get("sec-purpose") ?? ""} ${request.headers.get("purpose") ?? ""}`;
  return agent === "" || isbot(agent) || /prefetch|preview/i.test(purpose) || request.method === "HEAD";
}

/** A browser gets a page, anything else the common error body. */
const refuse = (request: Request, page: () => Response): Response => {
  if (request.headers.get("accept")?.includes("text/html")) return page();
  throw new AppError("not_found");
};

/** One read, then on to where the link was made for. What the visitor adds to the address changes nothing. */
export async function followShortLink(
  _actor: unknown,
  { code: asked }: { readonly code: string },
  request: Request,
): Promise<Response> {
  const [, code, mark] = ADDRESS.exec(asked) ?? [];
  const target = code && (await findTarget(code));
  if (!target) return refuse(request, missingPage);
  const { destination_url: destination, uid, company_uid } = target;
  // Checked again: a row may be older than a rule.
  const isRefused = refusalOf(destination, settings().PUBLIC_BASE_URL) !== null;
  if (target.disabled_at || isRefused) return refuse(request, disabledPage);
  if (mark === "+") return previewPage(destination);
  const { address } = context();
  recordClick({ link_uid: uid, company_uid, address, isBot: isMachine(request), isQr: mark === QR_MARK });
  return new Response(null, { status: 302, headers: { location: destination } });
}
