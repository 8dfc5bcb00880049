import { type DataCell, rowName } from "../grid/cells.ts";
import { announce, type Grid, type LostText } from "../grid/grid.ts";

/** As much of a typed text as a line has room for: no letter is cut in two. */
export const excerpt = (text: string) => {
  const letters = [...text];
  return letters.length > 24 ? `${letters.slice(0, 24).join("")}…` : text;
};

/** Keeps what was typed and cannot be saved, to be copied. */
export function keepLostText<Row>(
  grid: Grid<Row>,
  { row, rowKey, column }: DataCell<Row>,
  what: Pick<LostText, "text" | "why">,
) {
  const lost = grid.lost.get();
  const name = [rowName(grid, row), column.header].filter(Boolean).join(grid.view.word("、"));
  grid.lost.set([...lost, { id: (lost.at(-1)?.id ?? 0) + 1, rowKey, columnKey: column.key, name, ...what }]);
}

/** Says why the keys do nothing for now. */
export const tellRowGone = <Row>(grid: Grid<Row>) =>
  announce(
    grid,
    grid.view.word(
      "選んでいた行が一覧からなくなりました。矢印キーで動くか押して、次のセルを選んでください。",
    ),
  );
