import { type Platform, platformKeyFieldsOf } from "@tsumugi/contract";
import { context, now } from "../core/context.ts";
import { inTransaction } from "../db/index.ts";
import type { Settings } from "../env.ts";
import { createInstagram } from "./instagram.adapter.ts";
import { forgetRefusal, tellRefusedKey } from "./keyState.service.ts";
import type { AdapterOptions, PlatformAdapter } from "./platformAdapter.ts";
import { PlatformError } from "./platformError.ts";
import { findKey, type KeyRow, type KeyValues, valuesOf } from "./platformKeys.repository.ts";
import { countCall, type QuotaKey, restUntil } from "./platformQuotas.repository.ts";
import { untilMidnight } from "./platformRequest.adapter.ts";
import { callsPerCompany, callsPerDay, quotaDay, quotaZone } from "./quotaDays.ts";
import { createSandbox } from "./sandbox.adapter.ts";
import { sandboxKey } from "./sandboxMarks.ts";
import { createTiktok } from "./tiktok.adapter.ts";
import { createX } from "./x.adapter.ts";
import { createYoutube } from "./youtube.adapter.ts";

export const hasSamples = ({ PLATFORM_SANDBOX }: Settings): boolean => PLATFORM_SANDBOX === "on";

const serverKeys: Record<Platform, (settings: Settings) => KeyValues> = {
  youtube: (s) => ({ api_key: s.YOUTUBE_API_KEY ?? "" }),
  instagram: (s) => ({
    access_token: s.INSTAGRAM_ACCESS_TOKEN ?? "",
    business_id: s.INSTAGRAM_BUSINESS_ID ?? "",
  }),
  tiktok: (s) => ({ client_key: s.TIKTOK_CLIENT_KEY ?? "", client_secret: s.TIKTOK_CLIENT_SECRET ?? "" }),
  x: (s) => ({ bearer_token: s.X_BEARER_TOKEN ?? "" }),
};

/** The server's own key, where every part of it is configured. */
export function serverKey(platform: Platform): KeyValues | undefined {
  const values = serverKeys[platform](context().deps.settings);
  return platformKeyFieldsOf[platform].every((field) => values[field]) ? values : undefined;
}

/** A platform read with these values; `sandbox` and `sandbox-401` stand for keys where samples are switched on. */
export function adapterWith(
  platform: Platform,
  values: KeyValues,
  more: Omit<AdapterOptions, "now">,
): PlatformAdapter {
  const { settings, clock, platformBaseUrl } = context().deps;
  const options = { now: () => clock.now(), ...(platformBaseUrl && { baseUrl: platformBaseUrl }), ...more };
  const { api_key = "", access_token = "", business_id = "", bearer_token = "" } = values;
  const { client_key = "", client_secret = "" } = values;
  const sample = hasSamples(settings) ? sandboxKey(values[secretOf(platform)] ?? "") : undefined;
  if (sample) return createSandbox(platform, options, sample.fault);
  switch (platform) {
    case "youtube":
      return createYoutube(api_key, options);
    case "instagram":
      return createInstagram({ token: access_token, businessId: business_id }, options);
    case "tiktok":
      return createTiktok({ key: client_key, secret: client_secret }, options);
    case "x":
      return createX(bearer_token, options);
  }
}

/** The field whose value is the secret itself. */
export const secretOf = (platform: Platform) => platformKeyFieldsOf[platform].at(-1) ?? "api_key";

/** Our own count refuses the call: the platform was not asked, and has said nothing of the key. */
class SpentHere extends PlatformError {}

/**
 * Counts each call of the platform's day, a company's on the server's key both as its own and in the sum of all: in both or,
 * where it is refused, in neither, since then nobody is asked.
 */
function spender(platform: Platform, company_uid: string | null, isOwnKey: boolean) {
  const spend = async () => {
    const at = now();
    const day = quotaDay(platform, at);
    const whole = callsPerDay[platform];
    const limits: [QuotaKey, number][] = [
      ...(isOwnKey ? [] : [[{ company_uid: null, platform, day }, whole] as [QuotaKey, number]]),
    ];
    if (company_uid !== null) {
      limits.unshift([{ company_uid, platform, day }, isOwnKey ? whole : callsPerCompany(platform)]);
    }
    for (const [key, limit] of limits) {
      const outcome = await countCall(key, { limit, now: at });
      if (outcome === "counted") continue;
      if (outcome === "used_up") {
        const retryAfter = untilMidnight(at, quotaZone(platform));
        throw new SpentHere({ platform, fault: "quota_used_up", retryAfter, isOwnKey });
      }
      const retryAfter = Math.ceil((outcome.resting_until.getTime() - at.getTime()) / 1000);
      throw new SpentHere({ platform, fault: "rate_limited", retryAfter, isOwnKey });
    }
  };
  return () => inTransaction(spend);
}

/**
 * What one answer says of the whole key is kept: a pause, so that no process asks again before its time, and a refusal, so
 * that somebody replaces it. `own`: the company's key; without it, it is the server's.
 */
function resting(adapter: PlatformAdapter, own: KeyRow | undefined): PlatformAdapter {
  const { platform } = adapter;
  const owner = own?.company_uid ?? null;
  let isRefused = own?.fault === "key_refused";
  const guard = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      const answer = await run();
      if (isRefused && own) await forgetRefusal(own);
      isRefused = false;
      return answer;
    } catch (error) {
      if (!(error instanceof PlatformError) || error instanceof SpentHere) throw error;
      if (error.fault === "key_refused") {
        isRefused = true;
        await tellRefusedKey(platform, own);
      }
      const isPause = error.fault === "rate_limited" || error.fault === "quota_used_up";
      if (isPause && error.detail.retryAfter) {
        const until = new Date(now().getTime() + error.detail.retryAfter * 1000);
        await restUntil({ company_uid: owner, platform, day: quotaDay(platform, now()) }, until);
      }
      throw error;
    }
  };
  return {
    ...adapter,
    fetchAccount: (...given) => guard(() => adapter.fetchAccount(...given)),
    fetchPost: (...given) => guard(() => adapter.fetchPost(...given)),
    listRecentMedia: (...given) => guard(() => adapter.listRecentMedia(...given)),
  };
}

const made = new WeakMap<object, Map<string, PlatformAdapter>>();

/**
 * The platform as a company reads it: with its own key, else with the server's, else with samples where they are
 * switched on. Without a company it is the server's own work. @throws PlatformError not_configured
 */
export async function adapterFor(company_uid: string | null, platform: Platform): Promise<PlatformAdapter> {
  const { deps } = context();
  const own = company_uid === null ? undefined : await findKey(company_uid, platform);
  const cache = made.get(deps) ?? new Map<string, PlatformAdapter>();
  made.set(deps, cache);
  // TikTok's adapter holds a token for its key: the same key is the same adapter.
  const name = `${company_uid ?? ""} ${platform} ${own?.secret ?? ""}`;
  const adapter = cache.get(name) ?? make();
  if (cache.size > MAX_CACHED) cache.clear();
  cache.set(name, adapter);
  return adapter;

  function make(): PlatformAdapter {
    const values = own ? valuesOf(own) : serverKey(platform);
    if (values) {
      const isOwnKey = own !== undefined;
      const spend = spender(platform, company_uid, isOwnKey);
      return resting(adapterWith(platform, values, { spend, isOwnKey }), own);
    }
    if (!hasSamples(deps.settings)) throw new PlatformError({ platform, fault: "not_configured" });
    return createSandbox(platform, { now: () => deps.clock.now() });
  }
}
const MAX_CACHED = 1000;
