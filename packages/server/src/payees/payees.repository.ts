import type { BankAccount } from "@tsumugi/contract";
import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { now } from "../core/context.ts";
import { sealedColumn } from "../core/sealedColumn.ts";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { payeeAccountRequests, payees } from "../db/schema/payees.ts";

const t = payees;
const m = managedCreators;
const r = payeeAccountRequests;

export type PayeeRow = typeof payees.$inferSelect;
export type AccountRequest = typeof payeeAccountRequests.$inferSelect;

export interface PayeeKey {
  readonly company_uid: string;
  readonly managed_creator_uid: string;
}

const KEYS = ["company_uid", "managed_creator_uid"] as const;
const placeOf = ({ company_uid, managed_creator_uid }: PayeeKey) => ({
  company_uid,
  row: managed_creator_uid,
});
export const sealedAccount = sealedColumn(t, "account", KEYS, placeOf);
export const sealedWish = sealedColumn(r, "account", KEYS, placeOf);
export const sealedCode = sealedColumn(r, "code", KEYS, placeOf);

const ours = ({ company_uid, managed_creator_uid }: PayeeKey) =>
  and(eq(t.company_uid, company_uid), eq(t.managed_creator_uid, managed_creator_uid));
const asked = ({ company_uid, managed_creator_uid }: PayeeKey) =>
  and(eq(r.company_uid, company_uid), eq(r.managed_creator_uid, managed_creator_uid));

export const accountOf = (row: PayeeKey & { readonly account: string | null }): BankAccount | null =>
  row.account === null ? null : JSON.parse(sealedAccount.unseal(row, row.account));

export const requestedAccount = (row: AccountRequest): BankAccount =>
  JSON.parse(sealedWish.unseal(row, row.account));

export const requestedCode = (row: AccountRequest): string => sealedCode.unseal(row, row.code);

const changers = alias(users, "changers");
const checkers = alias(users, "checkers");

/** A record with what is known of paying it, whoever changed it, and the change that waits for its code. */
export async function findPayee({ company_uid, managed_creator_uid }: PayeeKey) {
  const [row] = await db()
    .select({
      payee: getTableColumns(t),
      request: getTableColumns(r),
      record: {
        uid: m.uid,
        company_uid: m.company_uid,
        display_name: m.display_name,
        real_name: m.real_name,
        image: m.image,
        email: m.email,
        entity_type: m.entity_type,
        withholding_default: m.withholding_default,
        invoice_registration_number: m.invoice_registration_number,
        invoice_checked_on: m.invoice_checked_on,
        erased_at: m.erased_at,
        version: m.version,
      },
      changer: { uid: changers.uid, name: changers.name, image: changers.image },
      checker: { uid: checkers.uid, name: checkers.name, image: checkers.image },
    })
    .from(m)
    .leftJoin(t, and(eq(t.company_uid, m.company_uid), eq(t.managed_creator_uid, m.uid)))
    .leftJoin(r, and(eq(r.company_uid, m.company_uid), eq(r.managed_creator_uid, m.uid)))
    .leftJoin(changers, eq(changers.uid, t.account_changed_by))
    .leftJoin(checkers, eq(checkers.uid, t.registration_checked_by))
    .where(and(eq(m.company_uid, company_uid), eq(m.uid, managed_creator_uid)));
  return row;
}
export type PayeeView = NonNullable<Awaited<ReturnType<typeof findPayee>>>;

/** Records with what is known of paying them, in no order. */
export function findPayees(company_uid: string, uids: readonly string[]) {
  return db()
    .select({ payee: getTableColumns(t), record: m })
    .from(m)
    .leftJoin(t, and(eq(t.company_uid, m.company_uid), eq(t.managed_creator_uid, m.uid)))
    .where(and(eq(m.company_uid, company_uid), inArray(m.uid, [...uids])));
}

/** Makes the row where there is none, and holds it until the transaction ends. */
export async function lockPayee(key: PayeeKey): Promise<PayeeRow | undefined> {
  await db()
    .insert(t)
    .values({ ...key, updated_at: now() })
    .onConflictDoNothing();
  const [row] = await db().select().from(t).where(ours(key)).for("update");
  return row;
}

type Change = Partial<Omit<PayeeRow, "company_uid" | "managed_creator_uid" | "account" | "version">>;

export async function updatePayeeRow(key: PayeeKey, change: Change): Promise<void> {
  await db()
    .update(t)
    .set({ ...change, version: sql`${t.version} + 1`, updated_at: now() })
    .where(ours(key));
}

/** `by`: the member; null for the creator. */
export async function saveAccount(
  key: PayeeKey,
  account: BankAccount | null,
  by: string | null,
): Promise<void> {
  const at = now();
  await db()
    .update(t)
    .set({
      account: account && sealedAccount.seal(key, JSON.stringify(account)),
      account_changed_at: at,
      account_changed_by: by,
      version: sql`${t.version} + 1`,
      updated_at: at,
    })
    .where(ours(key));
}

/** The newest wish replaces an older one, and its code the older code. */
export async function saveRequest(
  key: PayeeKey,
  { account, code, expires_at }: { account: BankAccount; code: string; expires_at: Date },
): Promise<void> {
  const values = {
    account: sealedWish.seal(key, JSON.stringify(account)),
    code: sealedCode.seal(key, code),
    expires_at,
    created_at: now(),
  };
  await db()
    .insert(r)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [r.company_uid, r.managed_creator_uid], set: values });
}

export async function dropRequest(key: PayeeKey): Promise<void> {
  await db().delete(r).where(asked(key));
}

export async function findRequest(key: PayeeKey): Promise<AccountRequest | undefined> {
  const [row] = await db().select().from(r).where(asked(key));
  return row;
}

/** Counts a code that did not fit; `day` in Japan. */
export async function countFailure(key: PayeeKey, day: string): Promise<void> {
  await db()
    .update(t)
    .set({
      code_failures: sql`case when ${t.code_failures_on} = ${day} then ${t.code_failures} + 1 else 1 end`,
      code_failures_on: day,
    })
    .where(ours(key));
}

export async function deletePayee(key: PayeeKey): Promise<void> {
  await db().delete(t).where(ours(key));
}
