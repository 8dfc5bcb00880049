import { expect, userEvent, waitFor } from "storybook/test";

/** A cell of the sheet by the name of its column. */
export const cellOf = (canvasElement: HTMLElement, row: number, header: string) => {
  const heads = [...canvasElement.querySelectorAll<HTMLElement>("thead tr > *")];
  const column = heads.findIndex((head) => head.textContent?.startsWith(header));
  const line = canvasElement.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${row + 2}"]`);
  return line?.cells[column] as HTMLElement;
};
/** Clicks into a cell, once it is drawn. */
export const goTo = async (canvasElement: HTMLElement, row: number, header: string) => {
  await waitFor(() => expect(cellOf(canvasElement, row, header)).toBeTruthy());
  await userEvent.pointer({ keys: "[MouseLeft]", target: cellOf(canvasElement, row, header) });
};
