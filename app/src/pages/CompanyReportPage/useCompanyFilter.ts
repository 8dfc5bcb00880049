import { type Platform, platforms } from "@tsumugi/contract";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";
import { lastYear } from "../../shared/lastYear.ts";
import { type UrlState, useUrlState } from "../../shared/useUrlState.ts";

/** The figure whose rows are shown: one of these is chosen at a time. */
export interface ChosenFigure {
  readonly month?: string;
  readonly platform?: Platform[];
  readonly genre_uid?: string;
  readonly project_uid?: string;
  readonly creator_uid?: string;
}

export interface CompanyFilter {
  readonly url: UrlState;
  readonly period: { readonly from: string; readonly to: string };
  readonly chosen: ChosenFigure;
  /** The period ends before it begins, as an address may say: then nothing is asked for, and its field says why. */
  readonly isReversed: boolean;
  /** What the rows are asked with. */
  readonly rows: Omit<ChosenFigure, "month"> & { readonly from: string; readonly to: string };
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

const lastDayOf = (month: string) => {
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return `${month}-${String(days).padStart(2, "0")}`;
};

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

/** A month that has days of the period; an address may name another. */
const monthWithin = ({ from, to }: CompanyFilter["period"], month: string) =>
  /^\d{4}-\d{2}$/.test(month) && from.slice(0, 7) <= month && month <= to.slice(0, 7) ? month : undefined;

/** Period and chosen figure, kept in the address. At first the last twelve months. */
export function useCompanyFilter(): CompanyFilter {
  const url = useUrlState();
  const usual = lastYear(dayKey(useNow()));
  const given = { from: url.get("from"), to: url.get("to") };
  const period = {
    from: isDay(given.from) ? given.from : usual.from,
    to: isDay(given.to) ? given.to : usual.to,
  };
  const [platform] = url.manyOf("platform", platforms);
  const month = monthWithin(period, url.get("month"));
  const chosen: ChosenFigure = {
    ...(month && { month }),
    ...(platform && { platform: [platform] }),
    ...(url.get("genre") && { genre_uid: url.get("genre") }),
    ...(url.get("project") && { project_uid: url.get("project") }),
    ...(url.get("creator") && { creator_uid: url.get("creator") }),
  };
  const { month: _, ...rest } = chosen;
  const span = month
    ? { from: later(period.from, `${month}-01`), to: earlier(period.to, lastDayOf(month)) }
    : period;
  return { url, period, chosen, isReversed: period.from > period.to, rows: { ...rest, ...span } };
}

/** Chooses one figure and lets go of the one before. */
export const onlyFigure = (patch: Readonly<Record<string, string>>) => {
  const none = { month: null, platform: null, genre: null, project: null, creator: null };
  return { ...none, ...patch };
};
