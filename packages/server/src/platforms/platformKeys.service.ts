import {
  type Platform,
  type PlatformCheck,
  type PlatformKey,
  platformKeyFieldLabels,
  platformKeyFieldsOf,
  platformLabels,
  platforms,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { context, now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { enqueue } from "../core/jobs.ts";
import { inTransaction } from "../db/index.ts";
import { collectDailyMetrics } from "../posts/collectMetrics.job.ts";
import { hurryPlatform } from "../posts/postCollections.repository.ts";
import { adapterWith, hasSamples, secretOf, serverKey } from "./adapters.service.ts";
import { messageOf, PlatformError } from "./platformError.ts";
import * as repository from "./platformKeys.repository.ts";
import { findQuota, forgetQuotas } from "./platformQuotas.repository.ts";
import { callsPerCompany, callsPerDay, quotaDay } from "./quotaDays.ts";
import { sandboxKey } from "./sandboxMarks.ts";

type Admin = Pick<MemberActor, "company_uid">;
type Given = repository.KeyValues;

const TAIL = 4;
const BUSINESS_ID = /^\d{5,30}$/;

/** What is shown of a key: its end, and nothing of one that is hardly longer. */
const tailOf = (secret: string): string => (secret.length >= TAIL * 3 ? secret.slice(-TAIL) : "");

/** The platform's own fields, each there. @throws AppError invalid_request */
function complete(platform: Platform, given: Given): Given {
  const fields: Record<string, string> = {};
  for (const field of platformKeyFieldsOf[platform]) {
    const value = given[field];
    if (!value) fields[field] = `${platformKeyFieldLabels[field]}を入力してください。`;
    else if (/[^\x21-\x7e]/.test(value))
      fields[field] = "使えない文字が含まれています。発行元の画面からコピーし直してください。";
    else if (field === "business_id" && !BUSINESS_ID.test(value))
      fields[field] = "数字だけのIDを入力してください。例: 17841400000000000";
  }
  if (Object.keys(fields).length > 0) throw new AppError("invalid_request", { fields });
  return Object.fromEntries(platformKeyFieldsOf[platform].map((field) => [field, given[field]]));
}

const sayCheck = (
  platform: Platform,
  fault: PlatformCheck["fault"],
  isSample: boolean,
  isOwnKey: boolean,
) => {
  // A test asks for no post and no account of a creator's: what it cannot find stands in the key.
  if (fault === "not_found")
    return `${platformLabels[platform]} に、キーの指すアカウントやアプリが見つかりませんでした。発行元の画面で値を確かめ、管理者が企業情報の「SNS連携」でキーを入れ直してください。`;
  if (fault) return messageOf({ platform, fault, isOwnKey });
  return isSample
    ? `サンプルデータで動いています。実際の ${platformLabels[platform]} には接続していません。`
    : `${platformLabels[platform]} に接続できました。`;
};

async function present(company_uid: string, platform: Platform, row: repository.KeyView | undefined) {
  const { settings } = context().deps;
  const fallback = serverKey(platform) ? "server" : hasSamples(settings) ? "sandbox" : "none";
  const source = row ? "company" : fallback;
  const quota = await findQuota({ company_uid, platform, day: quotaDay(platform, now()) });
  const limit = row ? callsPerDay[platform] : callsPerCompany(platform);
  const check = row?.checked_at && {
    fault: row.fault,
    message: sayCheck(platform, row.fault, false, true),
    checked_at: row.checked_at.toISOString(),
  };
  const key: PlatformKey = {
    platform,
    source,
    tail: row?.tail ?? null,
    updated_by: row?.updated_by ?? null,
    updated_at: row?.updated_at.toISOString() ?? null,
    check: check ?? null,
    quota: {
      used: quota?.used ?? 0,
      limit: source === "company" || source === "server" ? limit : 0,
      resting_until: quota?.resting_until?.toISOString() ?? null,
    },
  };
  return key;
}

export async function listPlatformKeys({ company_uid }: Admin) {
  const rows = await repository.selectKeys(company_uid);
  const items: PlatformKey[] = [];
  for (const platform of platforms) {
    items.push(
      await present(
        company_uid,
        platform,
        rows.find((row) => row.platform === platform),
      ),
    );
  }
  return { items };
}

const one = async ({ company_uid }: Admin, platform: Platform): Promise<PlatformKey> =>
  found((await listPlatformKeys({ company_uid })).items.find((item) => item.platform === platform));

interface Target {
  readonly platform: Platform;
}

/** @throws AppError invalid_request */
export async function setPlatformKey(actor: MemberActor, { platform, ...given }: Target & Given) {
  const { company_uid, uid: updated_by } = actor;
  const values = complete(platform, given);
  const tail = tailOf(values[secretOf(platform)] ?? "");
  await inTransaction(async () => {
    await repository.upsertKey({ company_uid, platform }, { values, tail, updated_by });
    await forgetQuotas(company_uid, platform);
    await audit("platform_key.set", null, { platform });
    const waiting = await hurryPlatform(company_uid, platform, now());
    if (waiting > 0) await enqueue(collectDailyMetrics, {}, { key: "now" });
  });
  return one(actor, platform);
}

/** @throws AppError not_found */
export async function removePlatformKey(actor: MemberActor, { platform }: Target) {
  const { company_uid } = actor;
  await inTransaction(async () => {
    if (!(await repository.deleteKey(company_uid, platform))) throw new AppError("not_found");
    await forgetQuotas(company_uid, platform);
    await audit("platform_key.remove", null, { platform });
  });
  return one(actor, platform);
}

/** With values before they are stored, otherwise with what is in use. @throws AppError invalid_request */
export async function checkPlatformKey(
  { company_uid }: Admin,
  { platform, ...given }: Target & Given,
): Promise<PlatformCheck> {
  const isTyped = Object.values(given).some(Boolean);
  const stored = isTyped ? undefined : await repository.findKey(company_uid, platform);
  const own = isTyped ? complete(platform, given) : stored && repository.valuesOf(stored);
  const values = own ?? serverKey(platform);
  const { settings } = context().deps;
  const isSample = hasSamples(settings) && (!values || !!sandboxKey(values[secretOf(platform)] ?? ""));
  const isOwnKey = own !== undefined;
  const failure = values
    ? await failureOf(() => adapterWith(platform, values, { isOwnKey }).check())
    : isSample
      ? undefined
      : new PlatformError({ platform, fault: "not_configured" });
  const fault = failure?.fault ?? null;
  if (stored) await repository.noteCheck(stored, fault);
  const message =
    failure && fault !== "not_found" ? failure.message : sayCheck(platform, fault, isSample, isOwnKey);
  return { fault, message, checked_at: now().toISOString() };
}

async function failureOf(run: () => Promise<void>): Promise<PlatformError | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}
