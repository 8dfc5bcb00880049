import type { ProjectCreator } from "@tsumugi/contract";
import type { Page } from "../../core/pages.ts";

export type RowPage = Page<ProjectCreator>;

const isSameRow = (a: ProjectCreator, b: ProjectCreator) => JSON.stringify(a) === JSON.stringify(b);

/** The page with newer copies of its rows. Whatever is not different keeps its identity, so that nothing is drawn again. */
export function withRows(page: RowPage, rows: ReadonlyMap<string, ProjectCreator>): RowPage {
  let isChanged = false;
  const items = page.items.map((row) => {
    const next = rows.get(row.creator_uid);
    if (next === undefined || next === row || isSameRow(next, row)) return row;
    isChanged = true;
    return next;
  });
  return isChanged ? { ...page, items } : page;
}

/** The same for all pages of a list. */
export function withRowsInPages(
  pages: readonly RowPage[],
  rows: ReadonlyMap<string, ProjectCreator>,
): readonly RowPage[] {
  const next = pages.map((page) => withRows(page, rows));
  return next.every((page, index) => page === pages[index]) ? pages : next;
}

/** Every row once: one that moved between two loads is in both pages. */
export function distinctRows(rows: readonly ProjectCreator[]): readonly ProjectCreator[] {
  const byUid = new Map<string, ProjectCreator>();
  for (const row of rows) if (!byUid.has(row.creator_uid)) byUid.set(row.creator_uid, row);
  return byUid.size === rows.length ? rows : [...byUid.values()];
}
