import {
  type Company,
  OPERATOR_NOTICE,
  type ParsedBodyOf,
  planPresets,
  type registerCompany,
  type renameCompany,
  type updateContract,
  type updateContractPeriod,
} from "@tsumugi/contract";
import type { OperatorActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { publish } from "../core/realtime/publish.ts";
import { inTransaction } from "../db/index.ts";
import { lockSeats } from "../invitations/seats.repository.ts";
import { waitForReader } from "../payment-notices/openNotices.repository.ts";
import { presentCompany } from "./companies.presenter.ts";
import * as repository from "./companies.repository.ts";
import { viewOf } from "./companyList.service.ts";

type Terms = Pick<
  ParsedBodyOf<typeof registerCompany>,
  "plan" | "permission" | "max_user" | "contract_starts_on" | "contract_ends_on"
>;

const present = async (uid: string): Promise<Company> => presentCompany(await viewOf(uid));

/** What was asked for, and for the rest what the plan comes with. @throws AppError invalid_request */
function termsOf({ plan, ...asked }: Terms) {
  const preset = planPresets[plan];
  const contract_starts_on = asked.contract_starts_on ?? dayInJapan(now());
  const contract_ends_on = asked.contract_ends_on ?? addDays(contract_starts_on, preset.days - 1);
  checkPeriod({ contract_starts_on, contract_ends_on });
  return {
    plan,
    permission: asked.permission ?? [...preset.permission],
    max_user: asked.max_user ?? preset.max_user,
    contract_starts_on,
    contract_ends_on,
  };
}

function checkPeriod(period: { contract_starts_on: string; contract_ends_on: string }): void {
  if (period.contract_starts_on <= period.contract_ends_on) return;
  throw new AppError("invalid_request", {
    fields: { contract_ends_on: "契約終了日が開始日より前です。開始日以降の日付にしてください。" },
  });
}

/** A company that nobody has joined yet. Call it inside a transaction. @throws AppError invalid_request */
export async function createCompany(
  action: "company.register" | "company.invite",
  { name, url, address, ...asked }: Terms & { name: string; url: string; address: string },
): Promise<string> {
  const uid = newUid();
  const at = now();
  const terms = termsOf(asked);
  await repository.insertCompany({ uid, name, url, address, ...terms, created_at: at, updated_at: at });
  await audit(action, uid, terms, uid);
  return uid;
}

/** @throws AppError invalid_request */
export const register = (
  _actor: OperatorActor,
  body: ParsedBodyOf<typeof registerCompany>,
): Promise<Company> => inTransaction(async () => present(await createCompany("company.register", body)));

/** @throws AppError stale_version with the present state */
export async function checkVersion(row: repository.CompanyRow, version: number | undefined): Promise<void> {
  if (version === undefined || version === row.version) return;
  throw new AppError("stale_version", { current: await present(row.uid) });
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Changeable = Pick<
  repository.CompanyRow,
  "name" | "plan" | "permission" | "max_user" | "contract_starts_on" | "contract_ends_on"
>;
type Given = { readonly [K in keyof Changeable]?: Changeable[K] | undefined };

/** Of the values given those that differ from what stands, and what stood in their place. */
function difference(row: Changeable, given: Given) {
  const keys = (Object.keys(given) as (keyof Changeable)[]).filter(
    (key) => given[key] !== undefined && !isSame(given[key], row[key]),
  );
  const change: Partial<Changeable> = Object.fromEntries(keys.map((key) => [key, given[key]]));
  const before: object = Object.fromEntries(keys.map((key) => [`${key}_before`, row[key]]));
  return { change, detail: { ...before, ...change }, isEmpty: keys.length === 0 };
}

/** Whoever has a tab open reads the company again: what is granted, until when, and its name. */
const tellOpenTabs = (company_uid: string) => publish({ type: "access.changed", company_uid });

/** Saves what differs and records it; nothing where nothing does. */
async function save(
  action: "company.contract" | "company.period",
  row: repository.CompanyRow,
  given: Given,
): Promise<Company> {
  const { change, detail, isEmpty } = difference(row, given);
  if (!isEmpty) {
    await repository.updateCompany(row.uid, change);
    await audit(action, row.uid, detail, row.uid);
    if (change.permission && !row.permission.includes("payment_notice"))
      await waitForReader(row.uid, addDays(dayInJapan(now()), OPERATOR_NOTICE.deemed_confirmation_days));
    await tellOpenTabs(row.uid);
  }
  return present(row.uid);
}

/** A deleted company is changed by nobody. */
async function lockStanding(uid: string, version: number | undefined): Promise<repository.CompanyRow> {
  const row = found(await repository.lockCompany(uid));
  if (row.deleted_at) throw new AppError("not_found");
  await checkVersion(row, version);
  return row;
}

/** Plan, features and seats. @throws AppError not_found, stale_version, seats_below_present */
export function changeContract(
  _actor: OperatorActor,
  { id: uid, version, ...terms }: ParsedBodyOf<typeof updateContract> & { id: string },
): Promise<Company> {
  return inTransaction(async () => {
    const { members, pending } = found(await lockSeats(uid, now()));
    const row = await lockStanding(uid, version);
    const used = members + pending;
    // What was agreed before may stand, even where it is too little by now.
    if (terms.max_user !== undefined && terms.max_user !== row.max_user && terms.max_user < used) {
      const message = `上限が現在の人数（メンバー${members}人、招待中${pending}人）を下回っています。${used}人以上にするか、先にメンバーを減らしてください。`;
      throw new AppError("seats_below_present", { message, fields: { max_user: message } });
    }
    return save("company.contract", row, terms);
  });
}

/** Both days belong to the contract. @throws AppError not_found, stale_version, invalid_request */
export function changePeriod(
  _actor: OperatorActor,
  { id: uid, version, ...period }: ParsedBodyOf<typeof updateContractPeriod> & { id: string },
): Promise<Company> {
  return inTransaction(async () => {
    const row = await lockStanding(uid, version);
    checkPeriod({
      contract_starts_on: period.contract_starts_on ?? row.contract_starts_on,
      contract_ends_on: period.contract_ends_on ?? row.contract_ends_on,
    });
    return save("company.period", row, period);
  });
}

/** @throws AppError not_found, stale_version */
export const rename = (
  _actor: OperatorActor,
  { id: uid, version, name }: ParsedBodyOf<typeof renameCompany> & { id: string },
): Promise<Company> =>
  inTransaction(async () => {
    const row = await lockStanding(uid, version);
    if (name !== row.name) {
      await repository.updateCompany(uid, { name });
      await audit("company.rename", uid, { from: row.name, to: name }, uid);
      await tellOpenTabs(uid);
    }
    return present(uid);
  });
