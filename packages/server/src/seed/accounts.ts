import type { ClosedPeriod, Role } from "@tsumugi/contract";
import { features } from "@tsumugi/contract";
import { and, inArray, isNull } from "drizzle-orm";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { companies, memberships, users } from "../db/schema/accounts.ts";
import { credentials } from "../db/schema/sign-in.ts";
import { demoAvatar, demoCompanyMark } from "../demo-assets/demoAssets.ts";
import { timeFromToday } from "./seedContext.ts";

export const DEMO_PASSWORD = "tsumugi-demo";

export const demoCompanies = {
  tsumugi: "demo-tsumugi",
  aoba: "demo-aoba",
} as const;

interface DemoPerson {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** What the start prints beside the address. */
  readonly label: string;
  /** The first one is the active company. */
  readonly belongs: readonly (readonly [company_uid: string, role: Role])[];
}

const { tsumugi, aoba } = demoCompanies;

export const demoPeople: readonly DemoPerson[] = [
  {
    uid: "demo-admin",
    email: "admin@demo.tsumugi.test",
    name: "山本 美月",
    label: "つむぎ化粧品 管理者",
    belongs: [[tsumugi, "admin"]],
  },
  {
    uid: "demo-staff",
    email: "staff@demo.tsumugi.test",
    name: "小川 拓真",
    label: "つむぎ化粧品 担当者（あおば食品にも所属）",
    belongs: [
      [tsumugi, "staff"],
      [aoba, "staff"],
    ],
  },
  {
    uid: "demo-finance",
    email: "finance@demo.tsumugi.test",
    name: "斉藤 佳奈",
    label: "つむぎ化粧品 経理",
    belongs: [[tsumugi, "finance"]],
  },
  {
    uid: "demo-viewer",
    email: "viewer@demo.tsumugi.test",
    name: "村上 悠",
    label: "つむぎ化粧品 閲覧のみ",
    belongs: [[tsumugi, "viewer"]],
  },
  {
    uid: "demo-aoba-admin",
    email: "admin@aoba.tsumugi.test",
    name: "青木 直樹",
    label: "あおば食品 管理者",
    belongs: [[aoba, "admin"]],
  },
  {
    uid: "demo-operator",
    email: "operator@demo.tsumugi.test",
    name: "ツムギ運営",
    label: "運営",
    belongs: [],
  },
];

/** Addresses of the demo's accounts that can sign in to this database: their password is public. */
export async function findDemoAccounts(): Promise<string[]> {
  const uids = demoPeople.map(({ uid }) => uid);
  const rows = await db()
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.uid, uids), isNull(users.deleted_at)));
  return rows.map(({ email }) => email).sort();
}

/** The company rests on the Friday after the next one: seen in the calendar and counted in the deadlines. */
function nextFridayOff(today: string): ClosedPeriod {
  const daysToFriday = (5 - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  const day = addDays(today, daysToFriday + 7);
  return { from: day, to: day, name: "創立記念日" };
}

/** The two companies of the demo and everyone who can sign in. */
export async function seedAccounts(passwordHash: string): Promise<void> {
  const at = now();
  const today = dayInJapan(at);
  const common = { created_at: at, updated_at: at };
  /** A company is registered two days before its contract begins. */
  const registered = (starts: number) => {
    const created_at = timeFromToday(starts - 2, 10);
    return { contract_starts_on: addDays(today, starts), created_at, updated_at: created_at };
  };
  await db()
    .insert(companies)
    .values([
      {
        uid: tsumugi,
        name: "つむぎ化粧品",
        url: "https://cosme.tsumugi.example.jp",
        address: "東京都中央区日本橋本町1-2-3 つむぎビル5階",
        image: demoCompanyMark("tsumugi"),
        plan: "enterprise",
        permission: [...features],
        max_user: 20,
        contract_ends_on: addDays(today, 365),
        invoice_registration_number: "T9234567890123",
        invoice_standing: "registered" as const,
        closed_periods: [nextFridayOff(today)],
        ...registered(-240),
      },
      {
        uid: aoba,
        name: "あおば食品",
        url: "https://aoba.example.jp",
        address: "宮城県仙台市青葉区一番町4-5-6",
        image: demoCompanyMark("aoba"),
        plan: "trial",
        permission: ["dm", "short_link"],
        max_user: 5,
        contract_ends_on: addDays(today, 24),
        ...registered(-20),
      },
    ]);
  for (const [index, { uid, email, name, belongs }] of demoPeople.entries()) {
    await db()
      .insert(users)
      .values({
        uid,
        email,
        name,
        image: demoAvatar(index),
        system_admin: uid === "demo-operator",
        active_company_uid: belongs[0]?.[0] ?? null,
        email_verified_at: at,
        ...common,
      });
    await db().insert(credentials).values({ user_uid: uid, password_hash: passwordHash, updated_at: at });
    for (const [company_uid, role] of belongs) {
      await db().insert(memberships).values({ company_uid, user_uid: uid, role, joined_at: at });
    }
  }
}
