import Papa from "papaparse";

export type Row = Record<string, string>;
/** The lines of a CSV by their headings. */
export const rowsOf = async (file: Response) =>
  Papa.parse<Row>((await file.text()).replace("\uFEFF", ""), { header: true, skipEmptyLines: true }).data;

/** The arithmetic of a report once more, from the columns of its file and nothing else. */
export function again(rows: Row[]) {
  const cell = (row: Row, name: string) => (row[name] ? Number(row[name]) : null);
  const sum = (name: string, over = rows) => {
    const known = over.map((row) => cell(row, name)).filter((one) => one !== null);
    return known.length > 0 ? known.reduce((a, b) => a + b) : null;
  };
  const ratio = (top: string, bottom: string, factor = 1) => {
    const over = rows.filter((row) => cell(row, top) !== null && cell(row, bottom) !== null);
    const [numerator, denominator] = [sum(top, over), sum(bottom, over)];
    const value = numerator !== null && denominator ? (numerator / denominator) * factor : null;
    return { value, numerator, denominator, posts: over.length };
  };
  const COST = "費用（税抜・按分）";
  const having = (name: string) => rows.filter((row) => cell(row, name) !== null).length;
  return {
    post_count: rows.length,
    measured_posts: { views: having("再生数"), engagements: having("反応数") },
    cost: sum(COST),
    engagements: sum("反応数"),
    totals: {
      views: sum("再生数"),
      impressions: sum("インプレッション"),
      reach: sum("リーチ"),
      likes: sum("いいね"),
      comments: sum("コメント"),
      saves: sum("保存"),
      shares: sum("シェア"),
      clicks: sum("クリック"),
    },
    er: ratio("反応数", "再生数"),
    cpv: ratio(COST, "再生数"),
    cpe: ratio(COST, "反応数"),
    cpm: ratio(COST, "インプレッション", 1000),
    cpc: ratio(COST, "クリック"),
  };
}
