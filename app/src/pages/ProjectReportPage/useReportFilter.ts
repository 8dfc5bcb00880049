import {
  type MediaType,
  type MetricField,
  mediaTypeLabels,
  mediaTypes,
  metricFields,
  type Platform,
  platformLabels,
  platforms,
} from "@tsumugi/contract";
import { type UrlState, useUrlState } from "../../shared/useUrlState.ts";

/** Days after posting up to which the series can be drawn. */
export const seriesDays = ["30", "14", "7", "3", "1"] as const;
/** More lines than this cannot be told apart; the median is still that of all posts. */
export const DRAWN_LINES = 12;
export const seriesModes = ["cumulative", "per_day"] as const;

export interface ReportFilter {
  readonly url: UrlState;
  /** Which posts; the files take the same. */
  readonly posts: {
    readonly platform?: Platform[] | undefined;
    readonly media_type?: MediaType[] | undefined;
  };
  readonly isNarrowed: boolean;
  /** What was chosen, in words. */
  readonly words: string;
  readonly daily: {
    readonly field: MetricField;
    readonly days_later: number;
    readonly mode: (typeof seriesModes)[number];
  };
  /** The sheets of paper are shown. */
  readonly onPaper: boolean;
}

/** What the report shows, kept in the address. */
export function useReportFilter(): ReportFilter {
  const url = useUrlState();
  const platform = [...url.manyOf("platform", platforms)];
  const media_type = [...url.manyOf("media_type", mediaTypes)];
  return {
    url,
    posts: {
      platform: platform.length > 0 ? platform : undefined,
      media_type: media_type.length > 0 ? media_type : undefined,
    },
    isNarrowed: platform.length + media_type.length > 0,
    words: [
      ...platform.map((one) => platformLabels[one]),
      ...media_type.map((one) => mediaTypeLabels[one]),
    ].join("・"),
    daily: {
      field: url.oneOf("field", metricFields),
      days_later: Number(url.oneOf("days", seriesDays)),
      mode: url.oneOf("mode", seriesModes),
    },
    onPaper: url.get("view") === "print",
  };
}
