import type { Feature, Plan } from "@tsumugi/contract";

/** A customer as the operators' list shows it. Days are offsets from the day of seeding. */
export interface CompanyData {
  readonly uid: string;
  readonly name: string;
  readonly contact: string;
  readonly plan: Plan;
  readonly seats: number;
  /** Members beside the contact; `none`: nobody has taken the invitation yet. */
  readonly members: number | "none";
  /** Hours since a member was last there; absent: nobody has been. */
  readonly seenHoursAgo?: number;
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

/**
 * Companies that nobody can sign in to: contracts that run, end soon, have ended, begin later, full seats,
 * one that nobody opens and one that nobody has joined.
 */
export const companyData: readonly CompanyData[] = [
  {
    name: "みなと製菓",
    contact: "港 由紀子",
    plan: "standard",
    seats: 10,
    members: 3,
    seenHoursAgo: 2,
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
    seenHoursAgo: 20,
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
    seenHoursAgo: 1,
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
    seenHoursAgo: 30,
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
    seenHoursAgo: 96,
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
    seenHoursAgo: 150,
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
    seenHoursAgo: 5,
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
    seenHoursAgo: 560,
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
    seenHoursAgo: 27,
    starts: -210,
    ends: 155,
    permission: full,
  },
  {
    name: "うみかぜ雑貨",
    contact: "海野 凪",
    plan: "standard",
    seats: 5,
    members: "none",
    starts: -5,
    ends: 360,
    permission: basic,
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
    Array.from({ length: company.members === "none" ? 0 : company.members + 1 }, (_, index) => ({
      uid: `${company.uid}-person-${index + 1}`,
      company_uid: company.uid,
      seenHoursAgo: company.seenHoursAgo,
      name: index === 0 ? company.contact : `${company.contact.split(" ")[0]}・担当${index}`,
      role: index === 0 ? ("admin" as const) : ("staff" as const),
    })),
  );
