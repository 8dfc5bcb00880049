import { comingPresets, type DateRange, DateRangeField } from "@tsumugi/ui";
import { useState } from "react";

export function PostingPeriod() {
  const [period, setPeriod] = useState<DateRange>({ from: "2026-12-01", to: "2026-12-15" });
  return <DateRangeField label="投稿期間" presets={comingPresets} value={period} onValueChange={setPeriod} />;
}
