import type { ProjectShortLink, ShortLink } from "@tsumugi/contract";
import { momentInJapan } from "../core/clock.ts";
import { publicUrl } from "../core/context.ts";
import type { CsvCell } from "../core/csv/index.ts";
import type { Clicks, hoursOf, linksOfProject, ShortLinkRow } from "./short-links.repository.ts";

type Hour = Awaited<ReturnType<typeof hoursOf>>[number];
type ProjectLink = Awaited<ReturnType<typeof linksOfProject>>[number];

/** Marks an address that a QR code holds. */
export const QR_MARK = ".q";

const presentClicks = (clicks: Clicks | undefined) => ({
  total: clicks?.total ?? 0,
  unique: clicks?.unique_total ?? 0,
  qr: clicks?.qr ?? 0,
  bot: clicks?.bot ?? 0,
  own: clicks?.own ?? 0,
});

export const presentAddress = ({ code, destination_url }: ShortLinkRow) => ({
  short_url: publicUrl(`/s/${code}`),
  destination_url,
});

function presentFacts(row: ShortLinkRow, clicks: Clicks | undefined) {
  const short_url = publicUrl(`/s/${row.code}`);
  return {
    uid: row.uid,
    job_request_uid: row.job_request_uid,
    code: row.code,
    short_url,
    qr_url: `${short_url}${QR_MARK}`,
    source_url: row.source_url,
    destination_url: row.destination_url,
    clicks: presentClicks(clicks),
    created_at: row.created_at.toISOString(),
    disabled_at: row.disabled_at?.toISOString() ?? null,
  };
}

export const presentShortLink = (
  row: ShortLinkRow,
  clicks: Clicks | undefined,
  hours: readonly Hour[],
): ShortLink => ({
  ...presentFacts(row, clicks),
  utm: row.utm,
  by_hour: hours.map(({ hour, total, unique_total, qr }) => ({
    hour: hour.toISOString(),
    total,
    unique: unique_total,
    qr,
  })),
});

export const presentProjectLink = (
  { link, creator }: ProjectLink,
  clicks: Clicks | undefined,
): ProjectShortLink => ({
  ...presentFacts(link, clicks),
  creator,
});

export const csvHeader = [
  "クリエイター",
  "短縮URL",
  "転送先",
  "状態",
  "発行日時",
  "時間",
  "クリック",
  "ユニーク",
  "QRコード",
  "ボット",
  "社内",
];

/** One row per hour with clicks; a link without any has one row that says so by zeros. */
export function csvRows({ link, creator }: ProjectLink, hours: readonly Hour[]): CsvCell[][] {
  const facts = [
    creator.name,
    publicUrl(`/s/${link.code}`),
    link.destination_url,
    link.disabled_at ? "停止中" : "公開中",
    momentInJapan(link.created_at),
  ];
  if (hours.length === 0) return [[...facts, "", 0, 0, 0, 0, 0]];
  return hours.map(({ hour, total, unique_total, qr, bot, own }) => [
    ...facts,
    momentInJapan(hour),
    total,
    unique_total,
    qr,
    bot,
    own,
  ]);
}
