import {
  engagementFields,
  type FigureSums,
  metricFields,
  NO_GENRE,
  type PersonRef,
  type RatioKind,
  type RatioPart,
  ratioKinds,
  ratioTerms,
} from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { JOB_COST } from "../job-requests/agreedTerms.repository.ts";
import {
  filtered,
  MEASURED,
  PICTURE,
  POSTED_ON,
  placed,
  type ReportFilter,
  type ReportPost,
  SAMPLED,
  textList,
} from "./reportPosts.repository.ts";

export interface CompanyFilter extends ReportFilter {
  readonly from: string;
  readonly to: string;
  readonly genre_uid?: string | undefined;
  readonly creator_uid?: string | undefined;
  readonly project_uid?: string | undefined;
}

const ofGenre = (genre_uid: string): SQL => {
  const genres = sql`select 1 from managed_creator_genres g where g.company_uid = o.company_uid
    and g.managed_creator_uid = o.creator_uid`;
  return genre_uid === NO_GENRE
    ? sql`not exists (${genres})`
    : sql`exists (${genres} and g.genre_uid = ${genre_uid})`;
};

const narrowed = (
  { from, to, genre_uid, creator_uid, project_uid, ...filter }: CompanyFilter,
  day = POSTED_ON,
): SQL => sql`
  and ${day} between ${from}::date and ${to}::date ${filtered(filter)}
  ${creator_uid ? sql`and o.creator_uid = ${creator_uid}` : sql``}
  ${project_uid ? sql`and o.project_uid = ${project_uid}` : sql``}
  ${genre_uid === undefined ? sql`` : sql`and ${ofGenre(genre_uid)}`}`;

/**
 * Whether any post of the company has a figure that was measured: then samples do not count, whatever is asked for, so
 * that a figure and the rows behind it are the same.
 */
export async function hasMeasured(company_uid: string): Promise<boolean> {
  const { rows } = await db().execute(sql`select exists (select 1 from project_posts o
    where o.company_uid = ${company_uid} and o.removed_at is null and ${MEASURED}) as found`);
  return rows[0]?.found === true;
}

/**
 * What `hasSamples` sends: an index holds those posts alone. They are counted, since of "is there one" the planner believes
 * that the first posts of the table answer it.
 */
export const selectHasSamples = (
  company_uid: string,
): SQL => sql`select count(*) > 0 as found from project_posts o
    where o.company_uid = ${company_uid} and o.removed_at is null and ${SAMPLED}`;

/** Whether any post of the company has a figure of the sandbox. */
export async function hasSamples(company_uid: string): Promise<boolean> {
  const { rows } = await db().execute(selectHasSamples(company_uid));
  return rows[0]?.found === true;
}

/** The figures of a post that count, as columns. @param samples a condition under which samples count */
const values = (samples: SQL): SQL =>
  sql.join(
    metricFields.map((field) => {
      const figure = sql.raw(`o.metrics -> '${field}'`);
      return sql`case when ${samples} or ${figure} ->> 'source' <> 'sandbox' then (${figure} ->> 'value')::bigint end
        as ${sql.raw(field)}`;
    }),
    sql`, `,
  );

/** Of `v`: its reactions, and its share of the fee: `engagementsOf` and `feeShare` of the contract in SQL. */
const ENGAGED_AND_COST = sql.raw(`
  case when v.likes is null then null
    else ${engagementFields.map((field) => `coalesce(v.${field}, 0)`).join(" + ")} end as engagements,
  v.fee / v.job_posts + (v.job_place <= v.fee % v.job_posts)::int as cost`);

/** What each job costs, looked up once per job: its posts are many, and each needs the fee three times. */
const jobCosts = (company_uid: string, condition: SQL): SQL => sql`
  select j.uid, ${JOB_COST} as fee from job_requests j where j.company_uid = ${company_uid} ${condition}`;

/**
 * The figures of every post asked for, with its share of the fee. Needs `fees`. The posts are put in their places with
 * what is counted alone, each worked out once: whole rows are a kilobyte each.
 */
const counted = (company_uid: string, filter: CompanyFilter, withSamples: boolean): SQL => {
  const day = sql.raw("o.posted_on");
  const columns = sql`o.company_uid, o.job_request_uid, o.creator_uid, o.project_uid, o.platform, o.media_type,
    ${POSTED_ON} as posted_on, ${values(sql.raw(String(withSamples)))}`;
  const figures = sql.raw(metricFields.map((field) => `o.${field}`).join(", "));
  return sql`
  select v.*, ${ENGAGED_AND_COST}
  from (select o.creator_uid, o.project_uid, o.platform, to_char(${day}, 'YYYY-MM') as month,
      o.job_posts, o.job_place, fees.fee, ${figures}
    from (${placed(company_uid, sql``, columns)}) o
    join fees on fees.uid = o.job_request_uid
    where true ${narrowed(filter, day)}) v`;
};

const both = (kind: RatioKind) => {
  const { numerator, denominator } = ratioTerms[kind];
  return `filter (where f.${numerator} is not null and f.${denominator} is not null)`;
};

/** The columns of `FigureSums`, as the contract adds them up. */
const SUMS = sql.raw(
  [
    "count(*) as posts",
    "coalesce(sum(f.cost), 0)::bigint as cost",
    ...[...metricFields, "engagements"].map((part) => `sum(f.${part})::bigint as ${part}`),
    ...ratioKinds.flatMap((kind) => {
      const sum = (part: RatioPart) => `coalesce(sum(f.${part}) ${both(kind)}, 0)::bigint`;
      return [
        `${sum(ratioTerms[kind].numerator)} as ${kind}_numerator`,
        `${sum(ratioTerms[kind].denominator)} as ${kind}_denominator`,
        `count(*) ${both(kind)} as ${kind}_posts`,
      ];
    }),
  ].join(", "),
);

const SUM_COLUMNS = [
  "posts",
  "cost",
  ...metricFields,
  "engagements",
  ...ratioKinds.flatMap((kind) => [`${kind}_numerator`, `${kind}_denominator`, `${kind}_posts`]),
];
/** Sums of sums. */
const SUMS_OF_GROUPS = sql.raw(
  SUM_COLUMNS.map((column) => `sum(groups.${column})::bigint as ${column}`).join(", "),
);

type SumsRow = Readonly<Record<string, unknown>>;

const number = (row: SumsRow, key: string) => Number(row[key] ?? 0);

const sumsOf = (row: SumsRow): FigureSums => ({
  posts: number(row, "posts"),
  cost: number(row, "cost"),
  totals: Object.fromEntries(
    [...metricFields, "engagements"].map((part) => [part, row[part] === null ? null : Number(row[part])]),
  ) as FigureSums["totals"],
  ratios: Object.fromEntries(
    ratioKinds.map((kind) => [
      kind,
      {
        numerator: number(row, `${kind}_numerator`),
        denominator: number(row, `${kind}_denominator`),
        posts: number(row, `${kind}_posts`),
      },
    ]),
  ) as FigureSums["ratios"],
});

/** By what the posts of a company are grouped. */
export type GroupKind = "total" | "month" | "platform" | "project" | "creator" | "genre";

export interface Group {
  readonly kind: GroupKind;
  readonly key: string | null;
  readonly sums: FigureSums;
}

/** What `groupSums` sends. Genres are summed from the creators' sums: a creator of several counts in each. */
export const selectGroupSums = (company_uid: string, filter: CompanyFilter, withSamples: boolean): SQL => sql`
    with fees as materialized (${jobCosts(company_uid, sql``)}),
      f as materialized (${counted(company_uid, filter, withSamples)}),
      groups as materialized (select case grouping(f.month, f.platform, f.project_uid, f.creator_uid)
          when 15 then 'total' when 7 then 'month' when 11 then 'platform' when 13 then 'project' else 'creator' end as kind,
        coalesce(f.month, f.platform, f.project_uid, f.creator_uid) as key, ${SUMS}
        from f group by grouping sets ((), (f.month), (f.platform), (f.project_uid), (f.creator_uid)))
    select * from groups
    union all
    select 'genre', g.genre_uid, ${SUMS_OF_GROUPS}
    from groups left join managed_creator_genres g on g.company_uid = ${company_uid}
      and g.managed_creator_uid = groups.key
    where groups.kind = 'creator' group by g.genre_uid`;

/** The sums by every grouping at once, from one read of the posts. */
export async function groupSums(
  company_uid: string,
  filter: CompanyFilter,
  withSamples: boolean,
): Promise<Group[]> {
  const { rows } = await db().execute(selectGroupSums(company_uid, filter, withSamples));
  return (rows as SumsRow[]).map((row) => ({
    kind: row.kind as GroupKind,
    key: row.key as string | null,
    sums: sumsOf(row),
  }));
}

const COMPARED = 12;

/** A project and the company's others that had posts last, each with its sums. */
export async function comparedProjects(company_uid: string, project_uid: string) {
  const { rows } = await db().execute(sql`
    with last as (select o.project_uid, max(coalesce(o.posted_at, o.created_at)) as at from project_posts o
        where o.company_uid = ${company_uid} and o.removed_at is null group by o.project_uid),
      chosen as (select l.project_uid, l.at from last l
        where l.project_uid = ${project_uid} or l.project_uid in (select n.project_uid from last n
          where n.project_uid <> ${project_uid} order by n.at desc, n.project_uid limit ${COMPARED})),
      placed as (${placed(company_uid, sql`and o.project_uid in (select c.project_uid from chosen c)`)}),
      measured as (select o.project_uid, bool_or(${MEASURED}) as is_measured from placed o group by o.project_uid),
      fees as materialized (${jobCosts(company_uid, sql`and j.project_uid in (select c.project_uid from chosen c)`)}),
      v as (select o.project_uid, o.job_posts, o.job_place, fees.fee, ${values(sql`not m.is_measured`)}
        from placed o join measured m on m.project_uid = o.project_uid join fees on fees.uid = o.job_request_uid),
      f as (select v.*, ${ENGAGED_AND_COST} from v)
    select p.uid, p.name, c.at, ${SUMS} from f join chosen c on c.project_uid = f.project_uid
    join projects p on p.company_uid = ${company_uid} and p.uid = f.project_uid
    group by p.uid, p.name, c.at order by c.at desc, p.uid`);
  return (rows as SumsRow[]).map((row) => ({
    project: { uid: String(row.uid), name: String(row.name) },
    sums: sumsOf(row),
  }));
}

export interface NamedKeys {
  readonly project: readonly string[];
  readonly creator: readonly string[];
  readonly genre: readonly string[];
}

/** The names of what the posts are grouped by. */
export async function namesOf(company_uid: string, keys: NamedKeys) {
  const { rows } = await db().execute(sql`
    select 'project' as kind, uid, name, null as image from projects
      where company_uid = ${company_uid} and uid = ${textList(keys.project)}
    union all select 'creator', uid, display_name, image from managed_creators
      where company_uid = ${company_uid} and uid = ${textList(keys.creator)}
    union all select 'genre', uid, name, null from genres where uid = ${textList(keys.genre)}`);
  const named = rows as unknown as (PersonRef & { kind: "project" | "creator" | "genre" })[];
  return new Map(named.map(({ kind, ...one }) => [`${kind}:${one.uid}`, one]));
}

export interface PostCursor {
  readonly posted_on: string;
  readonly uid: string;
}

export interface CompanyPost extends Omit<ReportPost, "counts_samples"> {
  readonly project: { readonly uid: string; readonly name: string };
}

/** What `companyPosts` sends: the page by its index, then the other posts of its jobs, which share their fees. */
export const selectCompanyPosts = (
  company_uid: string,
  filter: CompanyFilter,
  { after, limit }: { readonly after?: PostCursor | undefined; readonly limit: number },
): SQL => sql`
    with chosen as (select o.uid, o.job_request_uid, ${POSTED_ON} as posted_on from project_posts o
        where o.company_uid = ${company_uid} and o.removed_at is null ${narrowed(filter)}
          ${after ? sql`and (${POSTED_ON}, o.uid) < (${after.posted_on}::date, ${after.uid}::text)` : sql``}
        order by posted_on desc, o.uid desc limit ${limit}),
      jobs as (select distinct c.job_request_uid from chosen c),
      placed as materialized (select o.uid, o.job_posts, o.job_place from jobs cross join lateral (
        ${placed(company_uid, sql`and o.job_request_uid = jobs.job_request_uid`)}) o)
    select o.uid, o.job_request_uid, jsonb_build_object('uid', m.uid, 'name', m.display_name, 'image', m.image) as creator,
      jsonb_build_object('uid', p.uid, 'name', p.name) as project, o.platform, o.media_type, o.title, o.url, ${PICTURE} as thumbnail,
      o.posted_at, c.posted_on::text as posted_on, o.metrics, ${JOB_COST} as fee, placed.job_posts, placed.job_place
    from chosen c
    join project_posts o on o.company_uid = ${company_uid} and o.uid = c.uid
    join placed on placed.uid = o.uid
    join job_requests j on j.company_uid = o.company_uid and j.uid = o.job_request_uid
    join managed_creators m on m.company_uid = o.company_uid and m.uid = o.creator_uid
    join projects p on p.company_uid = o.company_uid and p.uid = o.project_uid
    order by c.posted_on desc, o.uid desc`;

/** The posts behind a figure, newest first. */
export async function companyPosts(
  ...[company_uid, filter, page]: Parameters<typeof selectCompanyPosts>
): Promise<CompanyPost[]> {
  const { rows } = await db().execute(selectCompanyPosts(company_uid, filter, page));
  return rows as unknown as CompanyPost[];
}

export async function countCompanyPosts(company_uid: string, filter: CompanyFilter): Promise<number> {
  const { rows } = await db().execute(sql`select count(*)::int as n from project_posts o
    where o.company_uid = ${company_uid} and o.removed_at is null ${narrowed(filter)}`);
  return Number(rows[0]?.n ?? 0);
}
