import type { PaymentNotice, Role } from "@tsumugi/contract";
import type { MemberActor, OperatorActor } from "../core/actor.ts";
import { dayInJapan } from "../core/clock.ts";
import { now, settings } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { toPage } from "../core/keysetPage.ts";
import type { NoticeFilter, Reader } from "./noticeFilter.repository.ts";
import { countSteps, selectNotices, sumNotices } from "./noticeList.repository.ts";
import { type NoticeReader, type NoticeView, presentNotice } from "./notices.presenter.ts";
import { eventsOf, findNoticeRow, findNoticeRows, linesOf, type NoticeRow } from "./notices.repository.ts";
import { companyParties, creatorParties } from "./parties.repository.ts";
import { issuerOfCompany, issuerOfOperator, payeeOfCompany, payeeOfCreator } from "./parties.ts";
import { accountsOf } from "./payeeAccounts.service.ts";
import { maskedAccount } from "./printedNotice.ts";
import { projectNames } from "./projectNames.repository.ts";
import { refusalsOf } from "./transfers/refusals.repository.ts";

export type NoticeActor = MemberActor | OperatorActor;

const PAYERS: readonly Role[] = ["admin", "finance"];

export const readerOf = (actor: NoticeActor): Reader => (actor.kind === "member" ? actor.company_uid : null);

export const lookOf = (actor: NoticeActor): NoticeReader => ({
  isOperator: actor.kind === "operator",
  mayPay: actor.kind === "member" && PAYERS.includes(actor.role),
});

const known = <T>(values: readonly (T | null)[]): T[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/** Looks up what stands beside some notices: as many statements for two hundred as for one. */
export async function noticeViews(rows: readonly NoticeRow[]): Promise<NoticeView[]> {
  const uids = rows.map(({ uid }) => uid);
  const lines = Map.groupBy(await linesOf(uids), ({ notice_uid }) => notice_uid);
  const events = Map.groupBy(await eventsOf(uids), ({ event }) => event.notice_uid);
  const companies = new Map(
    (await companyParties(known(rows.map(({ company_uid }) => company_uid)))).map((each) => [each.uid, each]),
  );
  const creators = new Map(
    (await creatorParties(known(rows.map(({ managed_creator_uid }) => managed_creator_uid)))).map((each) => [
      each.uid,
      each,
    ]),
  );
  const accounts = await accountsOf(rows);
  const refusals = await refusalsOf(uids);
  const projects = await projectNames(known(rows.map(({ project_uid }) => project_uid)));
  return rows.map((row) => {
    const company = found(companies.get(row.company_uid));
    const creator = row.managed_creator_uid ? found(creators.get(row.managed_creator_uid)) : null;
    const name = row.document?.subject || projects.get(row.project_uid ?? "");
    const { account, other_account, to_pay, ordered_on } = found(accounts.get(row.uid));
    const payee = row.payee ?? (creator ? payeeOfCreator(creator) : payeeOfCompany(company));
    return {
      row,
      company,
      account,
      other_account,
      to_pay,
      ordered_on,
      issuer:
        row.issuer ??
        (row.direction === "company_to_creator" ? issuerOfCompany(company) : issuerOfOperator(settings())),
      payee: {
        ...payee,
        bank_account: payee.bank_account ?? maskedAccount(account),
      },
      managed_creator: creator && { uid: creator.uid, name: creator.display_name, image: creator.image },
      project: row.project_uid ? { uid: row.project_uid, name: name ?? "" } : null,
      lines: lines.get(row.uid) ?? [],
      events: events.get(row.uid) ?? [],
      refusal: refusals.get(row.uid) ?? null,
    };
  });
}

export async function presentNotices(
  actor: NoticeActor,
  rows: readonly NoticeRow[],
): Promise<PaymentNotice[]> {
  const look = lookOf(actor);
  return (await noticeViews(rows)).map((view) => presentNotice(view, look));
}

export async function presentOne(actor: NoticeActor, row: NoticeRow): Promise<PaymentNotice> {
  const [notice] = await presentNotices(actor, [row]);
  return found(notice);
}

/** A notice that the reader may see. @throws AppError not_found */
export async function findNotice(reader: Reader, uid: string): Promise<NoticeView> {
  const row = found(await findNoticeRow(reader, uid));
  const [view] = await noticeViews([row]);
  return found(view);
}

/** Those of some notices that the reader may see. */
export const findNotices = async (reader: Reader, uids: readonly string[]): Promise<NoticeView[]> =>
  noticeViews(await findNoticeRows(reader, uids));

/** @throws AppError not_found */
export const getNotice = async (actor: NoticeActor, { id }: { id: string }): Promise<PaymentNotice> =>
  presentNotice(await findNotice(readerOf(actor), id), lookOf(actor));

type ListQuery = Omit<NoticeFilter, "direction" | "today"> &
  Parameters<typeof selectNotices>[2] & { readonly direction: "issued" | "received" };

/** The own side makes those of one direction, the other side those of the other. */
export const filterOf = (actor: NoticeActor, { direction, ...filter }: ListQuery): NoticeFilter => ({
  ...filter,
  today: dayInJapan(now()),
  direction:
    (actor.kind === "member") === (direction === "issued") ? "company_to_creator" : "operator_to_company",
});

/** One page of what a filter finds. */
export async function pageOfNotices(actor: NoticeActor, filter: NoticeFilter, query: ListQuery) {
  const found = await selectNotices(readerOf(actor), filter, query);
  const { rows, next_cursor } = toPage(found, query.limit, query.sort);
  const notices = rows.map(({ row }) => row);
  return { items: await presentNotices(actor, notices), next_cursor };
}

/** One page, with sums over everything that the filter finds, and on the first one what waits for each step. */
export async function listNotices(actor: NoticeActor, query: ListQuery) {
  const reader = readerOf(actor);
  const filter = filterOf(actor, query);
  const page = await pageOfNotices(actor, filter, query);
  const { total, ...totals } = await sumNotices(reader, filter);
  return {
    ...page,
    total,
    totals,
    steps: query.cursor === undefined ? await countSteps(reader, filter) : null,
  };
}
