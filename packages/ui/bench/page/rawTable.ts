import { ago, compact, dateTime, grouped, hue, NOW } from "./plainFormat.ts";
import { type BenchRow, ROW_HEIGHT, VIEW_HEIGHT } from "./tableRows.ts";

/** Rows kept ready above and below what is seen. */
const OVERSCAN = 4;

/** The shell of the product's own table and one of its rows: the limit draws the same DOM without the product's styles. */
export interface TableMould {
  shell: Element;
  row: Element;
  body: string;
}

/** Takes the mould off a table that stands in the page. */
export function mouldOf(table: Element): TableMould {
  const shell = table.cloneNode(true) as Element;
  const [row, ...others] = shell.querySelectorAll("[data-key]");
  const body = row?.parentElement;
  if (!row || !body) throw new Error("The table has no rows with data-key");
  for (const one of [row, ...others]) one.remove();
  for (const gap of [...body.children]) gap.remove();
  body.dataset.mould = "";
  return { shell, row, body: "[data-mould]" };
}

const setText = (element: Element | undefined, text: string) => {
  const node = element?.firstChild as Text | null | undefined;
  if (node && node.data !== text) node.data = text;
};
const setAttribute = (element: Element | undefined | null, name: string, value: string) => {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
};
const setShort = (element: Element | undefined, value: number) => {
  setAttribute(element, "value", `${value}`);
  setAttribute(element, "title", grouped(value));
  setText(element, compact(value));
};
const setFace = (element: Element | undefined, name: string) => {
  setAttribute(element, "data-initial", name.slice(0, 1));
  setAttribute(element, "data-hue", `${hue(name)}`);
};

/** A row that is drawn again and again, by hand. */
export interface RecycledRow<Row> {
  readonly element: HTMLElement;
  readonly box: HTMLInputElement | null;
  index: number;
  draw: (row: Row, index: number, isSelected: boolean) => void;
  select: (isSelected: boolean) => void;
}

/** One row element and the parts of it that change with what it shows. */
export class RawRow implements RecycledRow<BenchRow> {
  readonly element: HTMLElement;
  readonly box: HTMLInputElement | null;
  index = -1;
  private readonly parts: Record<"faces" | "names" | "badges" | "shorts", HTMLElement[]>;
  private readonly link: HTMLElement | undefined;
  private readonly single: Record<"sub" | "fee" | "time" | "dot" | "posts", HTMLElement | undefined>;

  constructor(mould: Element) {
    this.element = mould.cloneNode(true) as HTMLElement;
    const all = (selector: string) => [...this.element.querySelectorAll<HTMLElement>(selector)];
    this.box = this.element.querySelector("input[type=checkbox]");
    this.parts = {
      faces: all(".tsu-avatar"),
      names: all(".tsu-person .tsu-truncate:not(.sub)"),
      badges: all(".tsu-badge"),
      shorts: all("data"),
    };
    this.link = all(".tsu-link")[0];
    const one = (selector: string) => all(selector)[0];
    this.single = {
      sub: one(".sub"),
      fee: one("span.tsu-num"),
      time: one("time"),
      dot: one(".dot"),
      posts: one(".posts"),
    };
  }

  draw(row: BenchRow, index: number, isSelected: boolean) {
    const { faces, names, badges, shorts } = this.parts;
    this.index = index;
    setAttribute(this.element, "data-key", row.key);
    setAttribute(this.element, "aria-rowindex", `${index + 2}`);
    setFace(faces[0], row.name);
    setText(this.link, row.name);
    setAttribute(this.link, "href", `/c/${row.key}`);
    setText(this.single.sub, row.sub);
    setAttribute(badges[0], "data-tone", row.stage.tone);
    setText(badges[0]?.firstElementChild ?? undefined, row.stage.label);
    setShort(shorts[0], row.youtube);
    setShort(shorts[1], row.instagram);
    setShort(shorts[2], row.followers);
    setText(badges[1]?.firstElementChild ?? undefined, row.genre);
    setText(this.single.fee, `¥${grouped(row.fee)}`);
    setFace(faces[1], row.owner);
    setText(names[1], row.owner);
    setAttribute(this.single.time, "datetime", new Date(row.contact).toISOString());
    setAttribute(this.single.time, "title", dateTime(row.contact));
    setText(this.single.time, ago(row.contact, NOW));
    setAttribute(badges[2], "data-tone", row.status.tone);
    setAttribute(this.single.dot, "data-ring", row.status.ring);
    setText(badges[2]?.lastElementChild ?? undefined, row.status.label);
    setText(this.single.posts, `${row.posts}`);
    setAttribute(this.box, "aria-label", `${row.name}を選択`);
    for (const [part, title] of [
      [faces[0], row.name],
      [badges[1], row.genre],
      [faces[1], row.owner],
    ] as const) {
      const cell = part?.closest("td[title], th[title], [role$=cell][title]");
      setAttribute(cell, "title", title);
    }
    this.select(isSelected);
  }

  select(isSelected: boolean) {
    if (isSelected) this.element.dataset.selected = "true";
    else delete this.element.dataset.selected;
    if (this.element.ariaSelected !== null) setAttribute(this.element, "aria-selected", `${isSelected}`);
    if (this.box && this.box.checked !== isSelected) this.box.checked = isSelected;
  }
}

const gap = (columns: number) => {
  const row = document.createElement("tr");
  row.className = "gap";
  const cell = document.createElement("td");
  cell.colSpan = columns;
  row.append(cell);
  return { row, cell };
};

/** The limit: a recycled virtual list by hand, nothing but DOM calls. */
export function rawTable<Row extends { key: string }>(
  host: ShadowRoot,
  mould: TableMould,
  rows: readonly Row[],
  rowOf: (mould: Element) => RecycledRow<Row>,
  rowHeight = ROW_HEIGHT,
) {
  const shell = mould.shell.cloneNode(true) as HTMLElement;
  const body = shell.querySelector(mould.body) as HTMLElement;
  const columns = mould.row.children.length;
  const [before, after] = [gap(columns), gap(columns)];
  const count = Math.min(rows.length, Math.ceil(VIEW_HEIGHT / rowHeight) + 2 * OVERSCAN);
  let pool = Array.from({ length: count }, () => rowOf(mould.row));
  let first = 0;
  // All, or none, but these: choosing every row must not touch ten thousand.
  let all = false;
  const others = new Set<string>();
  const isSelected = (key: string) => others.has(key) !== all;
  const draw = (one: RecycledRow<Row>, index: number) => {
    const row = rows[index] as Row;
    one.draw(row, index, isSelected(row.key));
  };
  const place = () => {
    before.cell.style.height = `${first * rowHeight}px`;
    after.cell.style.height = `${(rows.length - first - count) * rowHeight}px`;
  };
  pool.forEach(draw);
  place();
  body.append(before.row, ...pool.map(({ element }) => element), after.row);
  const onScroll = (event: Event) => {
    const wanted = Math.floor((event.target as Element).scrollTop / rowHeight) - OVERSCAN;
    const next = Math.min(Math.max(0, wanted), rows.length - count);
    const by = next - first;
    if (by === 0) return;
    first = next;
    const moved = Math.min(Math.abs(by), count);
    if (by > 0) {
      const gone = pool.slice(0, moved);
      pool = [...pool.slice(moved), ...gone];
      gone.forEach((one, index) => {
        draw(one, first + count - moved + index);
      });
      after.row.before(...gone.map(({ element }) => element));
    } else {
      const gone = pool.slice(count - moved);
      pool = [...gone, ...pool.slice(0, count - moved)];
      gone.forEach((one, index) => {
        draw(one, first + index);
      });
      before.row.after(...gone.map(({ element }) => element));
    }
    place();
  };
  // Captured: what scrolls may be a part of the shell.
  shell.addEventListener("scroll", onScroll, true);
  shell.addEventListener("change", (event) => {
    const box = event.target as HTMLInputElement;
    const own = pool.find((one) => one.box === box);
    if (own) {
      const { key } = rows[own.index] as Row;
      if (box.checked === all) others.delete(key);
      else others.add(key);
      own.select(box.checked);
      return;
    }
    all = box.checked;
    others.clear();
    for (const one of pool) one.select(all);
  });
  host.append(shell);
  return shell;
}
