import { ourTable } from "./ourTable.tsx";
import { plainStage } from "./plainStage.ts";
import { PlainTable } from "./plainTable.tsx";
import { mouldOf, RawRow, rawTable, type TableMould } from "./rawTable.ts";
import { draw, everyFrame, inTask, painted, stage } from "./stage.tsx";
import { ROW_HEIGHT, rowsOf } from "./tableRows.ts";

export type TableSide = "ours" | "raw" | "plain";

const ROWS_PER_FRAME = 3;
/** Longer tables never draw all of their rows. */
const SHORT = 100;
const rowsBySize = new Map<number, ReturnType<typeof rowsOf>>();
const raw = plainStage();
let mould: TableMould | undefined;
let round = 0;

const rowsFor = (count: number) => {
  const known = rowsBySize.get(count) ?? rowsOf(count);
  rowsBySize.set(count, known);
  return known;
};

const shown = () => (raw.firstElementChild ?? stage.firstElementChild) as HTMLElement;
/** What scrolls: the table's container, or a part of it. */
function scroller(): HTMLElement {
  const parts = [shown(), ...shown().querySelectorAll<HTMLElement>("*")];
  const found = parts.find(
    (part) => part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === "auto",
  );
  if (!found) throw new Error("Nothing of the table scrolls");
  return found;
}
const boxes = () => [...shown().querySelectorAll<HTMLInputElement>("input[type=checkbox]")];

export const table = {
  /** Before anything is measured: the DOM that both draw is the product's own. */
  async prepare() {
    draw(<div key="mould">{ourTable(rowsFor(10_000))}</div>);
    // The table is loaded where it is drawn: from now on it is there.
    while (!stage.querySelector("[data-key]")) await painted();
    mould = mouldOf((stage.firstElementChild as HTMLElement).firstElementChild as Element);
    table.clear();
  },
  async mount(side: TableSide, count: number) {
    const rows = rowsFor(count);
    round += 1;
    await inTask(() => {
      if (!mould) throw new Error("prepare() comes first");
      if (side === "raw") rawTable(raw, mould, rows, (row) => new RawRow(row));
      else if (side === "plain")
        draw(<PlainTable key={round} rows={rows} className={mould.shell.className} />);
      else draw(<div key={round}>{ourTable(rows)}</div>);
      return document.body.offsetHeight;
    });
    await painted();
    // The rows of a short table that nobody sees yet come after the others, and are part of what it costs.
    while (count <= SHORT && table.drawn().rows < count) await painted();
  },
  /** Through the table at three rows a frame; ms from frame to frame. */
  scroll(frames: number) {
    const element = scroller();
    return everyFrame(frames, () => {
      element.scrollTop += ROWS_PER_FRAME * ROW_HEIGHT;
    });
  },
  /** Presses the third row's box, or the one in the header; a second press takes it back. */
  async select(which: "one" | "all") {
    await inTask(() => {
      boxes()[which === "all" ? 0 : 3]?.click();
      return document.body.offsetHeight;
    });
    await painted();
  },
  /** Rows that look selected, rows and elements in the DOM. */
  drawn: () => ({
    marked: shown().querySelectorAll("[data-key][data-selected]").length,
    rows: shown().querySelectorAll("[data-key]").length,
    nodes: shown().querySelectorAll("*").length,
  }),
  clear() {
    raw.replaceChildren();
    draw(null);
  },
};
