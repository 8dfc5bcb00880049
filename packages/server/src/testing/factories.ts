import type { Feature, Role } from "@tsumugi/contract";
import { features } from "@tsumugi/contract";
import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { companies, memberships, users } from "../db/schema/accounts.ts";
import { creatorAccounts, creatorGenres, creators, genres } from "../db/schema/creators.ts";
import {
  managedCreatorAccounts,
  managedCreatorGenres,
  managedCreators,
} from "../db/schema/managed-creators.ts";
import { noSearchedTexts, searchSource } from "../managed-creators/searchSource.ts";

/** Rows for tests. Call them inside `app.run(...)`; every field may be overridden, none needs to be. */

type New<T extends { $inferInsert: object }> = Partial<T["$inferInsert"]>;

// Fixed width: 担当10 would sort before 担当9, and which file gets which number depends on the order of the files.
let counter = 100_000;
const nextNumber = () => ++counter;

const one = <T>(rows: T[]): T => {
  const [row] = rows;
  if (!row) throw new Error("nothing was inserted");
  return row;
};

/** A contract that runs whatever day it really is. */
export const LONG_AGO = { contract_starts_on: "2020-01-01", contract_ends_on: "2099-12-31" };

/** Every feature granted, contract running for all of 2026 and 2027. */
export async function insertCompany(values: New<typeof companies> & { permission?: Feature[] } = {}) {
  const n = nextNumber();
  const row = {
    uid: newUid(),
    name: `企業${n}`,
    plan: "standard" as const,
    permission: [...features],
    max_user: 20,
    contract_starts_on: "2026-01-01",
    contract_ends_on: "2027-12-31",
    created_at: now(),
    updated_at: now(),
    ...values,
  };
  return one(await db().insert(companies).values(row).returning());
}

/** A person with a verified address and no company. */
export async function insertUser(values: New<typeof users> = {}) {
  const n = nextNumber();
  const row = {
    uid: newUid(),
    email: `person${n}@example.test`,
    name: `担当${n}`,
    email_verified_at: now(),
    created_at: now(),
    updated_at: now(),
    ...values,
  };
  return one(await db().insert(users).values(row).returning());
}

/** A person with a membership that is the active one. */
export async function insertMember(
  company: { uid: string },
  role: Role = "staff",
  values: New<typeof users> = {},
) {
  const user = await insertUser({ active_company_uid: company.uid, ...values });
  await db()
    .insert(memberships)
    .values({ company_uid: company.uid, user_uid: user.uid, role, joined_at: now() });
  return { ...user, role, company_uid: company.uid };
}

export const insertOperator = () => insertUser({ system_admin: true });

export async function insertGenre(values: New<typeof genres> = {}) {
  const n = nextNumber();
  return one(
    await db()
      .insert(genres)
      .values({ uid: `genre${n}`, name: `ジャンル${n}`, position: n, ...values })
      .returning(),
  );
}

type Account = Pick<typeof creatorAccounts.$inferInsert, "platform" | "handle"> & {
  follower_count?: number | null;
};

const withUrl = (account: Account, position: number) => ({
  ...account,
  url: `https://example.test/${account.platform}/${account.handle}`,
  follower_count: account.follower_count ?? null,
  position,
});

const sum = (accounts: readonly Account[]) => {
  const known = accounts.flatMap(({ follower_count }) => follower_count ?? []);
  return known.length === 0 ? null : known.reduce((a, b) => a + b, 0);
};

/** An open creator. */
export async function insertCreator(
  values: New<typeof creators> & { accounts?: Account[]; genre_uids?: string[] } = {},
) {
  const { accounts = [], genre_uids = [], ...fields } = values;
  const name = fields.name ?? `公開クリエイター${nextNumber()}`;
  const row = {
    uid: newUid(),
    name,
    follower_count: sum(accounts),
    search_source: [name, fields.kana, fields.bio, ...accounts.map(({ handle }) => handle)]
      .filter(Boolean)
      .join("\n"),
    created_at: now(),
    updated_at: now(),
    ...fields,
  };
  const creator = one(await db().insert(creators).values(row).returning());
  if (accounts.length > 0) {
    const rows = accounts.map((account, i) => ({ creator_uid: creator.uid, ...withUrl(account, i) }));
    await db().insert(creatorAccounts).values(rows);
  }
  if (genre_uids.length > 0) {
    await db()
      .insert(creatorGenres)
      .values(genre_uids.map((genre_uid) => ({ creator_uid: creator.uid, genre_uid })));
  }
  return creator;
}

/** A company's own record of a creator. */
export async function insertManagedCreator(
  company: { uid: string },
  values: New<typeof managedCreators> & { accounts?: Account[]; genre_uids?: string[] } = {},
) {
  const { accounts = [], genre_uids = [], ...fields } = values;
  const company_uid = company.uid;
  const display_name = fields.display_name ?? `クリエイター${nextNumber()}`;
  const handles = accounts.map(({ handle }) => handle);
  const row = {
    uid: newUid(),
    display_name,
    follower_count: sum(accounts),
    search_source: searchSource({ ...noSearchedTexts, ...fields, display_name, handles }),
    created_at: now(),
    updated_at: now(),
    ...fields,
    company_uid,
  };
  const created = one(await db().insert(managedCreators).values(row).returning());
  const managed_creator_uid = created.uid;
  if (accounts.length > 0) {
    const rows = accounts.map((account, i) => ({ company_uid, managed_creator_uid, ...withUrl(account, i) }));
    await db().insert(managedCreatorAccounts).values(rows);
  }
  if (genre_uids.length > 0) {
    await db()
      .insert(managedCreatorGenres)
      .values(genre_uids.map((genre_uid) => ({ company_uid, managed_creator_uid, genre_uid })));
  }
  return created;
}
