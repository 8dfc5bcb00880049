/** What stands on a day of the calendar. */
export interface CalendarEntry {
  /** ほかの予定と重ならない鍵。 */
  key: string;
  /** 日（YYYY-MM-DD）。 */
  day: string;
  /** 読み上げる名前の全部。「佐藤りんの下書き期限」。 */
  label: string;
  /** 横の線の色。`var(--tsu-chart-1)` など。 */
  color?: string;
  /** 過ぎたものは `danger`。 */
  tone?: "neutral" | "danger";
  /** まだ仮の予定。線が途切れます。 */
  tentative?: boolean;
  /** 済んだ予定。取り消し線が付きます。 */
  done?: boolean;
  /** ほかの日に移せます。カレンダーの `onMove` も要ります。 */
  movable?: boolean;
}
