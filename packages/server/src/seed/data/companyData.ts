import type { Feature, Plan } from "@tsumugi/contract";

/** A customer as the operators' list shows it. Days are offsets from the day of seeding. */
export interface CompanyData {
  readonly uid: string;
  readonly name: string;
  readonly contact: string;
  readonly plan: Plan;
  readonly seats: number;
  /** Members beside the contact. */
  readonly members: number;
  readonly starts: number;
  readonly ends: number;
  readonly permission: readonly Feature[];
}

const basic: readonly Feature[] = ["dm", "creator_search"];
const full: readonly Feature[] = [
  "creator_search",
  "dm",
  "report",
  "short_link",
  "payment_notice",
  "csv_export",
];

/** Companies that nobody can sign in to: contracts that run, end soon, have ended, begin later, and full seats. */
export const companyData: readonly CompanyData[] = [
  {
    name: "みなと製菓",
    contact: "港 由紀子",
    plan: "standard",
    seats: 10,
    members: 3,
    starts: -400,
    ends: 330,
    permission: full,
  },
  {
    name: "ひだまりアパレル",
    contact: "日高 亮",
    plan: "standard",
    seats: 5,
    members: 4,
    starts: -190,
    ends: 12,
    permission: basic,
  },
  {
    name: "株式会社やまびこ旅行",
    contact: "山辺 千夏",
    plan: "enterprise",
    seats: 40,
    members: 9,
    starts: -800,
    ends: 295,
    permission: full,
  },
  {
    name: "こもれび文具",
    contact: "小森 誠",
    plan: "trial",
    seats: 3,
    members: 0,
    starts: -6,
    ends: 24,
    permission: basic,
  },
  {
    name: "はなうた音楽教室",
    contact: "花田 真由",
    plan: "trial",
    seats: 3,
    members: 1,
    starts: -33,
    ends: -3,
    permission: basic,
  },
  {
    name: "しおさい水産",
    contact: "潮見 健",
    plan: "standard",
    seats: 8,
    members: 2,
    starts: -370,
    ends: -5,
    permission: full,
  },
  {
    name: "あさぎり珈琲",
    contact: "朝比奈 優",
    plan: "standard",
    seats: 6,
    members: 3,
    starts: 8,
    ends: 372,
    permission: full,
  },
  {
    name: "つばめモビリティ",
    contact: "燕 大輔",
    plan: "enterprise",
    seats: 30,
    members: 6,
    starts: -120,
    ends: 245,
    permission: full,
  },
  {
    name: "まどろみ寝具",
    contact: "窓岡 彩",
    plan: "standard",
    seats: 5,
    members: 2,
    starts: -300,
    ends: 65,
    permission: basic,
  },
  {
    name: "ことのは出版・キャンペーン企画室 第二事業部",
    contact: "古都 春香",
    plan: "standard",
    seats: 12,
    members: 5,
    starts: -210,
    ends: 155,
    permission: full,
  },
].map(
  (company, index): CompanyData =>
    ({
      ...company,
      uid: `demo-company-${String(index + 1).padStart(2, "0")}`,
    }) as CompanyData,
);

/** Who belongs to these companies: the contact administers it. */
export const peopleOf = (companies: readonly CompanyData[]) =>
  companies.flatMap((company) =>
    Array.from({ length: company.members + 1 }, (_, index) => ({
      uid: `${company.uid}-person-${index + 1}`,
      company_uid: company.uid,
      name: index === 0 ? company.contact : `${company.contact.split(" ")[0]}・担当${index}`,
      role: index === 0 ? ("admin" as const) : ("staff" as const),
    })),
  );
