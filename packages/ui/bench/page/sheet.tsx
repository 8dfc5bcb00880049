import { DataTable, type DataTableColumn, Person } from "../../src/index.ts";
import { plainStage } from "./plainStage.ts";
import { mouldOf, type RecycledRow, rawTable, type TableMould } from "./rawTable.ts";
import { draw, everyFrame, inTask, painted, stage } from "./stage.tsx";
import { VIEW_HEIGHT } from "./tableRows.ts";

/** A project's sheet: the kinds of cells that it has, each with its editor. */

const COUNT = 500;
const COLUMNS = 30;
const ROW_HEIGHT = 40;
const ROWS_PER_FRAME = 3;

interface SheetRow {
  key: string;
  /** What each cell shows, the name first. */
  texts: readonly string[];
  values: readonly (string | number | boolean)[];
}

const kinds = ["text", "yen", "date", "select", "checkbox", "number"] as const;
const kindOf = (column: number) => kinds[column % kinds.length] ?? "text";
const options = ["S", "M", "L"].map((value) => ({ value, label: value }));

function cellOf(row: number, column: number): { value: string | number | boolean; text: string } {
  const seed = row * 7 + column * 13;
  switch (kindOf(column)) {
    case "yen":
      return { value: seed * 100, text: `¥${(seed * 100).toLocaleString("en")}` };
    case "date": {
      const day = String((seed % 28) + 1).padStart(2, "0");
      return { value: `2026-12-${day}`, text: `12/${day}` };
    }
    case "select":
      return { value: options[seed % 3]?.value ?? "S", text: options[seed % 3]?.label ?? "S" };
    case "checkbox":
      return { value: seed % 2 === 0, text: seed % 2 === 0 ? "✓" : "–" };
    case "number":
      return { value: seed, text: `${seed}` };
    default:
      return { value: `発送済み。到着を待つ ${seed}`, text: `発送済み。到着を待つ ${seed}` };
  }
}

const rows: SheetRow[] = Array.from({ length: COUNT }, (_, row) => {
  const cells = Array.from({ length: COLUMNS - 1 }, (_cell, column) => cellOf(row, column + 1));
  const name = `クリエイター${row}`;
  return {
    key: `s${row}`,
    texts: [name, ...cells.map(({ text }) => text)],
    values: [name, ...cells.map(({ value }) => value)],
  };
});

const columns: DataTableColumn<SheetRow>[] = Array.from({ length: COLUMNS }, (_, column) => {
  const kind = kindOf(column);
  if (column === 0)
    return {
      key: "c0",
      header: "クリエイター",
      width: 200,
      title: (row) => row.texts[0],
      cell: (row) => <Person size="xs" name={row.texts[0] ?? ""} />,
    };
  return {
    key: `c${column}`,
    header: `列${column}`,
    width: 120,
    sortKey: `c${column}`,
    align: kind === "yen" || kind === "number" ? "end" : "start",
    editor: { type: kind, options, value: (row) => row.values[column] ?? null },
    cell:
      kind === "select"
        ? (row) => <span className="choice">{row.texts[column]}</span>
        : kind === "checkbox"
          ? (row) => <span className="tick">{row.texts[column]}</span>
          : (row) => row.texts[column],
  };
});

const ours = () => (
  <DataTable
    label="案件のクリエイター"
    columns={columns}
    rows={rows}
    rowKey={(row) => row.key}
    rowLabel={(row) => row.texts[0] ?? ""}
    rowHeight={ROW_HEIGHT}
    maxHeight={VIEW_HEIGHT}
    onSortChange={() => {}}
    onOpenRow={() => {}}
    onEdit={async () => undefined}
  />
);

/** A row by hand: thirty text nodes that are set. */
class RawSheetRow implements RecycledRow<SheetRow> {
  readonly element: HTMLElement;
  readonly box = null;
  index = -1;
  private readonly texts: (Text | undefined)[];
  private readonly face: HTMLElement | null;

  constructor(mould: Element) {
    this.element = mould.cloneNode(true) as HTMLElement;
    this.face = this.element.querySelector(".tsu-avatar");
    this.texts = [...this.element.children].map((cell) => {
      const words = cell.querySelector(".tsu-truncate") ?? cell;
      const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
      return (walker.nextNode() as Text | null) ?? undefined;
    });
  }

  draw(row: SheetRow, index: number) {
    this.index = index;
    this.element.dataset.key = row.key;
    this.element.setAttribute("aria-rowindex", `${index + 2}`);
    if (this.face) this.face.dataset.initial = row.texts[0]?.slice(0, 1) ?? "";
    row.texts.forEach((text, column) => {
      const node = this.texts[column];
      if (node && node.data !== text) node.data = text;
    });
  }

  select() {}
}

const raw = plainStage();
let mould: TableMould | undefined;

const scroller = () => {
  const shown = (raw.firstElementChild ?? stage.firstElementChild) as HTMLElement;
  const parts = [shown, ...shown.querySelectorAll<HTMLElement>("*")];
  const found = parts.find(
    (part) => part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === "auto",
  );
  if (!found) throw new Error("Nothing of the sheet scrolls");
  return found;
};

export const sheet = {
  async prepare() {
    draw(<div key="mould">{ours()}</div>);
    while (!stage.querySelector("[data-key]")) await painted();
    mould = mouldOf((stage.firstElementChild as HTMLElement).firstElementChild as Element);
    sheet.clear();
  },
  async mount(side: "ours" | "raw") {
    await inTask(() => {
      if (!mould) throw new Error("prepare() comes first");
      if (side === "raw") rawTable(raw, mould, rows, (row) => new RawSheetRow(row), ROW_HEIGHT);
      else draw(<div>{ours()}</div>);
      return document.body.offsetHeight;
    });
    await painted();
  },
  scroll(frames: number) {
    const element = scroller();
    return everyFrame(frames, () => {
      element.scrollTop += ROWS_PER_FRAME * ROW_HEIGHT;
    });
  },
  clear() {
    raw.replaceChildren();
    draw(null);
  },
};
