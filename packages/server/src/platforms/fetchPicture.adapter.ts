import { lookup as dnsLookup } from "node:dns/promises";
import { request } from "node:https";
import { isPublicAddress } from "./publicAddress.ts";

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 10 * 1024 * 1024;

/** Where the platforms keep their pictures; a platform's answer may name no other host. */
const HOSTS =
  /(^|\.)(ytimg\.com|ggpht\.com|cdninstagram\.com|fbcdn\.net|twimg\.com|tiktokcdn\.com|tiktokcdn-us\.com)$/;

/** Whether an address may be fetched at all: https, no credentials or port, one of the platforms' own hosts. */
export function isPictureUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" || url.username || url.password || url.port) return false;
  return HOSTS.test(url.hostname);
}

/** The bytes of a picture; no redirect is followed. @throws Error */
export async function fetchPicture(text: string): Promise<Uint8Array> {
  if (!isPictureUrl(text)) throw new Error("not an address of a platform's pictures");
  const url = new URL(text);
  const addresses = (await dnsLookup(url.hostname, { all: true })).map(({ address }) => address);
  const [address] = addresses;
  if (!address || !addresses.every(isPublicAddress)) throw new Error("not a public host");
  const family = address.includes(":") ? 6 : 4;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        signal,
        agent: false,
        headers: { accept: "image/jpeg,image/png,image/webp" },
        // The address that was checked is the one that is called: a second look-up could give another.
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        const stop = (why: string) => answer.destroy(new Error(why));
        if (answer.statusCode !== 200) stop(`status ${answer.statusCode}`);
        answer.on("data", (part: Buffer) => {
          size += part.byteLength;
          if (size > MAX_BYTES) stop("too large");
          else parts.push(part);
        });
        answer.on("end", () => resolve(Buffer.concat(parts)));
        answer.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}
