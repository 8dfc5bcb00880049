import { cellText, parseCell } from "./cellEditors.ts";
import { type Grid, indexOf, offsetOf, positionOf, say } from "./grid.ts";
import { currentValue, type DataCell, dataCell, readOnlyReason, spokenCell } from "./gridCells.ts";
import { moveTo } from "./gridFocus.ts";
import { clearRange } from "./gridRange.ts";
import type { Saver } from "./gridSave.ts";

/**
 * The field that waits, unseen, in the active editable cell and has the focus there. Because it is a text field
 * before the first key, a kana composition begins in it with that key; it becomes visible when something is typed.
 */
export interface CellInput {
  element: HTMLInputElement;
  isEditing: () => boolean;
  /** Puts the field into the cell if that takes text; returns what is to have the focus. */
  place: (cell: HTMLTableCellElement) => HTMLElement;
  /** Begins with the value as it is. Returns false where nothing can be edited. */
  begin: (cell: HTMLTableCellElement, byPointer?: boolean) => boolean;
  /** Reads and saves; false when the text cannot be read and the field stays open. */
  commit: () => boolean;
  cancel: () => void;
  /** Left for another place: what can be read is saved, what cannot stays at the cell with its reason. */
  settle: () => void;
}

const numeric = new Set(["number", "yen"]);

export function createCellInput<Row>(grid: Grid<Row>, saver: Saver): CellInput {
  const element = document.createElement("input");
  element.className = "cell-input";
  element.autocomplete = "off";
  element.spellcheck = false;
  element.tabIndex = 0;
  let select: HTMLSelectElement | null = null;
  let editing: DataCell<Row> | null = null;
  /** The text as it was when the field opened on a value; what is left as it was is not saved. */
  let opened: string | undefined;

  const cellAtElement = (cell: HTMLTableCellElement) => {
    const { row, column } = positionOf(cell);
    return dataCell(grid, row, column - offsetOf(grid));
  };
  const idle = () => {
    editing = null;
    opened = undefined;
    select?.remove();
    select = null;
    element.value = "";
    element.inputMode = "none";
    delete element.dataset.editing;
    element.removeAttribute("aria-invalid");
    grid.tip.set(null);
  };
  const open = (cell: DataCell<Row>) => {
    editing = cell;
    clearRange(grid);
    grid.tip.set(null);
    element.inputMode = numeric.has(cell.column.editor?.type ?? "") ? "numeric" : "text";
    element.dataset.editing = cell.column.align ?? "start";
  };
  const isText = (cell: DataCell<Row> | undefined) =>
    cell?.column.editor !== undefined && !["select", "checkbox"].includes(cell.column.editor.type);
  const refuse = (message: string) => {
    element.setAttribute("aria-invalid", "true");
    const cell = element.closest<HTMLElement>("td, th");
    if (cell) grid.tip.set({ cell, text: message, tone: "danger" });
    say(grid, message, { quiet: true });
  };

  const textNow = () => (select ? (select.selectedOptions[0]?.label ?? "") : element.value);
  const commit = () => {
    const editor = editing?.column.editor;
    if (!editing || !editor) return true;
    const { row, rowKey, column } = editing;
    const key = { rowKey, columnKey: column.key };
    // A line break of a pasted text does not pass the field: reading it back would change what nobody touched.
    if (textNow() === opened && grid.edits.get(key)?.text === undefined) {
      idle();
      return true;
    }
    const previous = currentValue(grid, editing);
    const parsed = parseCell(editor, textNow(), row, grid.view.today());
    if ("error" in parsed) {
      refuse(parsed.error);
      return false;
    }
    idle();
    void saver.save([{ ...key, value: parsed.value, previous }]);
    return true;
  };
  const cancel = () => {
    const wasSelect = select !== null;
    idle();
    if (wasSelect) grid.activeElement?.focus({ preventScroll: true });
  };

  const settle = () => {
    const editor = editing?.column.editor;
    if (!editing || !editor) return;
    const { row, rowKey, column } = editing;
    const text = textNow();
    const parsed = parseCell(editor, text, row, grid.view.today());
    if (!("error" in parsed)) return void commit();
    const previous = currentValue(grid, editing);
    idle();
    void saver.save([], [{ rowKey, columnKey: column.key, text, message: parsed.error, previous }]);
  };
  /** The cell went away under the field: a hidden column's value is saved, of a row that is gone nothing can be. */
  const letGo = () => {
    if (!editing || indexOf(grid, editing.rowKey) >= 0) return settle();
    const text = textNow();
    idle();
    say(grid, `編集していた行が一覧からなくなりました。入力した「${text}」は保存していません。`);
  };
  /** A moved row takes the focus along for a moment: only who is still away then has left. */
  const leave = () =>
    setTimeout(() => {
      if (![element, select].includes(document.activeElement as HTMLInputElement)) settle();
    });

  const openSelect = (cell: HTMLTableCellElement, data: DataCell<Row>, byPointer: boolean) => {
    const field = document.createElement("select");
    field.className = "cell-input";
    field.dataset.editing = "start";
    field.setAttribute("aria-label", data.column.header);
    const options = [...(data.column.editor?.options ?? [])];
    if (!data.column.editor?.required && options.every(({ value }) => value !== ""))
      options.unshift({ value: "", label: "" });
    for (const { value, label, disabled } of options) {
      const option = new Option(label, value);
      option.disabled = disabled ?? false;
      field.append(option);
    }
    field.value = String(currentValue(grid, data) ?? "");
    let pressed = byPointer;
    field.addEventListener("pointerdown", () => (pressed = true));
    // By keys a choice is only looked at until Enter; by pointer it is made.
    field.addEventListener(
      "change",
      () => pressed && commit() && grid.activeElement?.focus({ preventScroll: true }),
    );
    field.addEventListener("blur", leave);
    open(data);
    select = field;
    cell.append(field);
    field.focus({ preventScroll: true });
    if (byPointer) {
      try {
        field.showPicker();
      } catch {
        // Not allowed without a press; the list opens by the next one.
      }
    }
  };

  element.addEventListener("compositionstart", () => {
    const cell = element.closest<HTMLTableCellElement>("td, th");
    const data = cell && cellAtElement(cell);
    if (!editing && data) open(data);
  });
  element.addEventListener("input", () => {
    const cell = element.closest<HTMLTableCellElement>("td, th");
    const data = cell && cellAtElement(cell);
    if (!editing && data) open(data);
    if (element.getAttribute("aria-invalid")) {
      element.removeAttribute("aria-invalid");
      grid.tip.set(null);
    }
  });
  element.addEventListener("blur", leave);

  return {
    element,
    isEditing: () => editing !== null,
    place(cell) {
      if (editing && !(select ?? element).isConnected) letGo();
      if (editing) return select ?? element;
      const data = cellAtElement(cell);
      const isFixed = data !== undefined && readOnlyReason(grid, data) !== undefined;
      // Told of the active cell only: an attribute on each would cost all of them.
      if (isFixed) cell.setAttribute("aria-readonly", "true");
      if (!data || !isText(data) || isFixed) {
        if (element.isConnected) element.remove();
        return cell;
      }
      if (element.parentElement !== cell) {
        idle();
        cell.append(element);
      }
      element.setAttribute("aria-label", spokenCell(grid, data));
      return element;
    },
    begin(cell, byPointer = false) {
      const data = cellAtElement(cell);
      const reason = data && readOnlyReason(grid, data);
      if (!data?.column.editor || reason) {
        if (reason && data.column.editor) {
          grid.tip.set({ cell, text: reason });
          say(grid, reason, { quiet: true });
        }
        return false;
      }
      if (data.column.editor.type === "select") openSelect(cell, data, byPointer);
      else if (data.column.editor.type === "checkbox") {
        const previous = currentValue(grid, data);
        const change = {
          rowKey: data.rowKey,
          columnKey: data.column.key,
          value: previous !== true,
          previous,
        };
        void saver.save([change]);
        say(grid, change.value ? "はい" : "いいえ", { quiet: true });
      } else {
        open(data);
        const kept = grid.edits.get({ rowKey: data.rowKey, columnKey: data.column.key });
        const text = kept?.text ?? cellText(data.column.editor, currentValue(grid, data));
        element.value = text.replace(/\s*\r?\n\s*/g, " ");
        opened = element.value;
        // A screen keyboard comes up by the focus only, and stayed away while the field was waiting.
        if (byPointer) element.blur();
        element.focus({ preventScroll: true });
        element.select();
        if (kept?.state === "failed" && kept.message) refuse(kept.message);
      }
      return true;
    },
    commit,
    cancel,
    settle,
  };
}

/** Enter and Tab of a cell that is being edited: save and go on. */
export function commitAndMove<Row>(grid: Grid<Row>, input: CellInput, by: { row?: number; column?: number }) {
  if (!input.commit()) return;
  const { row, column } = grid.active;
  moveTo(grid, { row: Math.max(0, row + (by.row ?? 0)), column: column + (by.column ?? 0) });
}
