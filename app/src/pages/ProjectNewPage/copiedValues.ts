import { movedDays, type Project, type ProjectValues, projectFields, projectValues } from "@tsumugi/contract";

const dayNames = Object.entries(projectFields)
  .filter(([, field]) => field.kind === "day")
  .map(([name]) => name as keyof ProjectValues);

/** What the form of a copy begins with: everything of the source, its days moved so that none has passed. */
export function copiedValues(source: Project, today: string): { values: ProjectValues; weeks: number } {
  const values = projectValues(source);
  const present = Object.fromEntries(dayNames.map((name) => [name, values[name] as string | null]));
  const { days, weeks } = movedDays(present, today);
  return { values: { ...values, ...days, name: `${source.name}のコピー` }, weeks };
}

/** What the server took along, for the message after it is done. */
export function copiedText(copied: { creators: number; left_out: number } | null): string {
  if (!copied) return "";
  const left = copied.left_out > 0 ? `（アーカイブ・消去した${copied.left_out}名は除きました）` : "";
  return `。クリエイター${copied.creators}名を候補として引き継ぎました${left}`;
}
