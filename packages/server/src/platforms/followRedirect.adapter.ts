import { lookup as dnsLookup } from "node:dns/promises";
import { request } from "node:https";
import { AppError } from "../core/errors.ts";
import { parsePostUrl } from "./parsePostUrl.ts";
import { isPublicAddress } from "./publicAddress.ts";

const HOSTS = new Set([
  "vm.tiktok.com",
  "vt.tiktok.com",
  "www.tiktok.com",
  "tiktok.com",
  "m.tiktok.com",
  "lite.tiktok.com",
]);
const MAX_HOPS = 5;
const TIMEOUT_MS = 3_000;

/** How the outside is reached; tests hand in their own. */
export interface Net {
  /** Every address of a host. */
  lookup(host: string): Promise<readonly string[]>;
  /** One request to exactly this address, the answer's head only. */
  head(url: URL, address: string, signal: AbortSignal): Promise<{ status: number; location: string | null }>;
}

const realNet: Net = {
  lookup: async (host) => (await dnsLookup(host, { all: true })).map(({ address }) => address),
  head: (url, address, signal) =>
    new Promise((resolve, reject) => {
      const family = address.includes(":") ? 6 : 4;
      const sent = request(
        url,
        {
          method: "GET",
          signal,
          agent: false,
          headers: { "user-agent": "Mozilla/5.0 (compatible; tsumugi)", accept: "text/html" },
          // The address that was checked is the one that is called: a second look-up could give another.
          lookup: (_host, options, done) =>
            options.all ? done(null, [{ address, family }]) : done(null, address, family),
        },
        (answer) => {
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null });
          answer.destroy();
        },
      );
      sent.on("error", reject);
      sent.end();
    }),
};

const OUT_OF_REACH =
  "TikTok の短縮URLの行き先を確かめられませんでした。投稿をブラウザーで開き、アドレス欄のURL（https://www.tiktok.com/@アカウント名/video/…）を貼り付けてください。";

const refused = (): never => {
  throw new AppError("unrecognized_url", {
    message:
      "TikTok の短縮URLとして開けませんでした。TikTok アプリの「リンクをコピー」で得たURLを貼り付けてください。",
  });
};

/** https on TikTok's own hosts, no credentials, no port. Odd digits and letters are folded by the URL parser first. */
function checked(text: string, base?: URL): URL {
  if (!URL.canParse(text, base)) return refused();
  const url = new URL(text, base);
  const clean = url.protocol === "https:" && !url.username && !url.password && url.port === "";
  return clean && HOSTS.has(url.hostname) ? url : refused();
}

/**
 * Where a TikTok short link leads. Each hop is checked again before anything is sent.
 * @throws AppError unrecognized_url, platform_unavailable
 */
export async function followRedirect(text: string, net: Net = realNet): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = checked(text);
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const post = parsePostUrl(url.href);
    if (post && "url" in post) return post.url;
    const location = await step(url, net, signal);
    if (location === null) return refused();
    url = checked(location, url);
  }
  return refused();
}

async function step(url: URL, net: Net, signal: AbortSignal): Promise<string | null> {
  try {
    const addresses = await Promise.race([net.lookup(url.hostname), whenAborted(signal)]);
    const [address] = addresses;
    if (!address || !addresses.every(isPublicAddress)) return null;
    const { status, location } = await Promise.race([net.head(url, address, signal), whenAborted(signal)]);
    return status >= 300 && status < 400 ? location : null;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("platform_unavailable", { message: OUT_OF_REACH });
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(new Error("timeout"));
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
