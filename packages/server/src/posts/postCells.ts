import {
  type MediaType,
  type MetricField,
  mediaTypeLabels,
  metricFieldLabels,
  metricFields,
  type Platform,
  platformLabels,
} from "@tsumugi/contract";
import type { CsvCell } from "../core/csv/index.ts";

/** What every file about posts begins with. */
export const POST_COLUMNS = ["SNS", "種類", "クリエイター", "タイトル", "URL", "投稿日時"];
export const FIGURE_COLUMNS = metricFields.map((field) => metricFieldLabels[field]);

const time = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Asia/Tokyo",
});

interface Facts {
  readonly platform: Platform;
  readonly media_type: MediaType;
  readonly creator: { readonly name: string };
  readonly title: string;
  readonly url: string;
  readonly posted_at: string | null;
}

export const postFacts = ({ platform, media_type, creator, title, url, posted_at }: Facts): CsvCell[] => [
  platformLabels[platform],
  mediaTypeLabels[media_type],
  creator.name,
  title,
  url,
  posted_at && time.format(new Date(posted_at)),
];

export const figureCells = (values: Readonly<Record<MetricField, number | null>>): CsvCell[] =>
  metricFields.map((field) => values[field]);
