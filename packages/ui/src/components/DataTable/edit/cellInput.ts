import { currentValue, type DataCell, dataCell, readOnlyReason, spokenCell } from "../grid/cells.ts";
import { announce, type Grid, indexOf, type LostText, offsetOf, positionOf } from "../grid/grid.ts";
import { clearRange } from "../grid/selectedRange.ts";
import { type CellEditor, type CellValue, cellText, keysOf, pickCell } from "./cellEditors.ts";
import type { CellKey } from "./editHistory.ts";
import { hearTyping } from "./hearTyping.ts";
import { excerpt, keepLostText, tellRowGone } from "./lostText.ts";
import type { Saver } from "./saver.ts";
import { createSelectField } from "./selectField.ts";
import { parseTyped } from "./typedCell.ts";

/**
 * The hidden field that has the focus in the active editable cell. Because it is a text field before the
 * first key press, an IME composition starts in it with that key. It becomes visible when something is typed.
 */
export interface CellInput {
  readonly element: HTMLInputElement | HTMLTextAreaElement;
  isEditing: () => boolean;
  /** Places the field in the cell if the cell accepts text. Returns the element that takes the focus. */
  place: (cell: HTMLTableCellElement) => HTMLElement;
  /** Starts editing the present value. Returns false if the cell cannot be edited. */
  begin: (cell: HTMLTableCellElement, byPointer?: boolean) => boolean;
  /** Parses and saves. Returns false if the text cannot be parsed, and keeps the field open. */
  commit: () => boolean;
  /** Takes back what was typed, and offers it once more: Esc may have been pressed by accident. */
  cancel: () => void;
  /** Begins a new line in a text that may have several. */
  breakLine: () => void;
  /** Opens the field again with a text that was taken away. */
  resume: (cell: CellKey, text: string) => void;
  /** The active row, or the column that is typed into, has left the table: what is typed is kept to be copied. */
  leaveRow: () => void;
  /**
   * Ends editing when the focus moves away: a valid text is saved, an invalid one stays in the cell with its
   * error.
   */
  settle: () => void;
  /** Ends editing with the field: a text is saved as by `settle`, or kept to be copied where nothing is saved any more. */
  close: () => void;
}

export function createCellInput<Row>(grid: Grid<Row>, saver: Saver): CellInput {
  const line = document.createElement("input");
  const area = document.createElement("textarea");
  line.autocomplete = "off";
  for (const field of [line, area]) {
    field.className = "cell-input";
    field.spellcheck = false;
    field.tabIndex = 0;
  }
  /** One of the two, by the column of the active cell. */
  let element: HTMLInputElement | HTMLTextAreaElement = line;
  let select: HTMLSelectElement | null = null;
  let editing: DataCell<Row> | null = null;
  /** What the cell held when the field was opened: a colleague's change that came since is not overwritten unseen. */
  let held: CellValue = null;
  /** The text when the field was opened. An unchanged text is not saved. */
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
    held = currentValue(grid, cell);
    clearRange(grid);
    grid.tip.set(null);
    element.inputMode = cell.column.editor ? keysOf(cell.column.editor) : "text";
    element.dataset.editing = cell.column.align ?? "start";
  };
  const isText = (cell: DataCell<Row> | undefined) =>
    cell?.column.editor !== undefined && !["select", "checkbox"].includes(cell.column.editor.type);
  const showError = (message: string) => {
    element.setAttribute("aria-invalid", "true");
    const cell = element.closest<HTMLElement>("td, th");
    if (cell) grid.tip.set({ cell, text: message, tone: "danger" });
    announce(grid, message, { quiet: true });
  };

  const textNow = () => (select ? (select.selectedOptions[0]?.label ?? "") : element.value);
  /** To be compared with what was opened: two options may have one name, and a value that is no option any more has none. */
  const stateNow = () => (select ? String(select.selectedIndex) : element.value);
  /** Nothing is saved then: the field drops line breaks, and what is stored may not follow its column's rule. */
  const isUntouched = (key: CellKey) => stateNow() === opened && grid.edits.get(key)?.text === undefined;
  const read = (editor: CellEditor<Row>, row: Row) => {
    const picked = select?.selectedOptions[0];
    const { today, word } = grid.view;
    return picked ? pickCell(editor, picked, row, word) : parseTyped(editor, textNow(), row, today(), word);
  };
  const commit = () => {
    const editor = editing?.column.editor;
    if (!editing || !editor) return true;
    const { row, rowKey, column } = editing;
    const key = { rowKey, columnKey: column.key };
    if (isUntouched(key)) {
      idle();
      return true;
    }
    const parsed = read(editor, row);
    if ("error" in parsed) {
      showError(parsed.error);
      return false;
    }
    idle();
    void saver.save([{ ...key, value: parsed.value, previous: held }]);
    return true;
  };
  const cancel = () => {
    const wasSelect = select !== null;
    const cell = editing && { rowKey: editing.rowKey, columnKey: editing.column.key };
    const text = textNow();
    const isLost = !wasSelect && cell !== null && text.trim() !== "" && text !== opened;
    idle();
    if (wasSelect) grid.activeElement?.focus({ preventScroll: true });
    if (isLost)
      announce(grid, grid.view.word("入力した「{text}」を取り消しました。", { text: excerpt(text) }), {
        action: { label: grid.view.word("入力に戻す"), onClick: () => resume(cell, text) },
      });
  };
  const resume = (cell: CellKey, text: string) => {
    grid.note.set(null);
    grid.actions?.focusCell(cell);
    const found = grid.activeElement;
    if (!found || grid.active.rowKey !== cell.rowKey || !begin(found)) return;
    element.value = text;
    element.setSelectionRange(text.length, text.length);
  };

  const settle = () => {
    const editor = editing?.column.editor;
    if (!editing || !editor) return;
    if (goneOf(editing)) return leaveRow();
    const { row, rowKey, column } = editing;
    const key = { rowKey, columnKey: column.key };
    const text = textNow();
    const parsed = read(editor, row);
    if (isUntouched(key) || !("error" in parsed)) return void commit();
    idle();
    void saver.save([], [{ ...key, text, message: parsed.error, previous: held }]);
  };
  /** Whether the cell has left the table. A column that one hides oneself has lost the focus, and its text, before. */
  const goneOf = ({ rowKey, column }: DataCell<Row>): LostText["why"] | undefined => {
    if (indexOf(grid, rowKey) < 0) return "row";
    return grid.view.columns.some(({ key }) => key === column.key) ? undefined : "column";
  };
  /** Ends editing without saving. Returns whether something was typed, which is kept to be copied. */
  const giveUp = (left: DataCell<Row>, why: LostText["why"]) => {
    const text = textNow();
    const isTyped = !select && text.trim() !== "" && text !== opened;
    idle();
    if (isTyped) keepLostText(grid, left, { text, why });
    return isTyped;
  };
  const leaveRow = () => {
    const why = editing ? goneOf(editing) : undefined;
    const isKept = editing !== null && why !== undefined && giveUp(editing, why);
    if (!isKept && grid.isParked) tellRowGone(grid);
  };
  const close = () => {
    if (editing && !grid.view.onEdit) giveUp(editing, "readOnly");
    else settle();
    element.remove();
  };
  /** A moved row loses the focus for a moment, so the check runs after the current task. */
  const leave = () =>
    setTimeout(() => {
      const focused = document.activeElement;
      if (focused !== element && focused !== select) settle();
    });

  const openSelect = (cell: HTMLTableCellElement, data: DataCell<Row>, byPointer: boolean) => {
    const field = createSelectField(data.column, currentValue(grid, data));
    let pressed = byPointer;
    field.addEventListener("pointerdown", () => (pressed = true));
    // Arrow keys only preview an option until Enter is pressed; a pointer selects it at once.
    field.addEventListener(
      "change",
      () => pressed && commit() && grid.activeElement?.focus({ preventScroll: true }),
    );
    field.addEventListener("blur", leave);
    open(data);
    select = field;
    opened = stateNow();
    cell.append(field);
    field.focus({ preventScroll: true });
    if (byPointer) {
      try {
        field.showPicker();
      } catch {
        // The browser allows this only in response to a press. The next press opens the list.
      }
    }
  };

  const openTyped = () => {
    const cell = element.closest<HTMLTableCellElement>("td, th");
    const data = cell && cellAtElement(cell);
    if (!editing && data) open(data);
  };
  for (const field of [line, area]) {
    hearTyping(field, { isEditing: () => editing !== null, typed: openTyped, takenBack: idle });
    field.addEventListener("input", () => {
      if (field.getAttribute("aria-invalid")) {
        field.removeAttribute("aria-invalid");
        grid.tip.set(null);
      }
    });
    field.addEventListener("blur", leave);
  }

  const begin: CellInput["begin"] = (cell, byPointer = false) => {
    const data = cellAtElement(cell);
    const reason = data && readOnlyReason(grid, data);
    if (!data?.column.editor || reason) {
      if (reason && data.column.editor) {
        grid.tip.set({ cell, text: reason });
        announce(grid, reason, { quiet: true });
      }
      return false;
    }
    if (data.column.editor.type === "select") openSelect(cell, data, byPointer);
    else if (data.column.editor.type === "checkbox") {
      const previous = currentValue(grid, data);
      const change = { rowKey: data.rowKey, columnKey: data.column.key, value: previous !== true, previous };
      void saver.save([change]);
      announce(grid, grid.view.word(change.value ? "はい" : "いいえ"), { quiet: true });
    } else {
      open(data);
      const kept = grid.edits.get({ rowKey: data.rowKey, columnKey: data.column.key });
      const text = kept?.text ?? cellText(data.column.editor, currentValue(grid, data), grid.view.word);
      // A field of one line would drop line breaks, and join the words beside them.
      element.value = element === area ? text : text.replace(/\s*\r?\n\s*/g, " ");
      opened = element.value;
      // An on-screen keyboard appears only on focus, and it was suppressed while the field was hidden.
      if (byPointer) element.blur();
      element.focus({ preventScroll: true });
      element.select();
      if (kept?.state === "failed" && kept.message) showError(kept.message);
    }
    return true;
  };

  return {
    get element() {
      return element;
    },
    isEditing: () => editing !== null,
    place(cell) {
      // Its column or the whole row is gone.
      if (editing && !(select ?? element).isConnected) settle();
      if (editing) return select ?? element;
      const data = cellAtElement(cell);
      const isFixed = data !== undefined && readOnlyReason(grid, data) !== undefined;
      // Set on the active cell only, because an attribute on every cell would slow down the whole table.
      if (isFixed) cell.setAttribute("aria-readonly", "true");
      if (!data || !isText(data) || isFixed || grid.isParked) {
        if (element.isConnected) element.remove();
        return cell;
      }
      const wanted = data.column.editor?.multiline ? area : line;
      if (wanted !== element) {
        idle();
        element.remove();
        element = wanted;
      }
      if (element.parentElement !== cell) {
        idle();
        cell.append(element);
      }
      element.setAttribute("aria-label", spokenCell(grid, data));
      return element;
    },
    begin,
    commit,
    cancel,
    resume,
    leaveRow,
    settle,
    close,
    breakLine() {
      if (element !== area) return;
      area.setRangeText("\n", area.selectionStart, area.selectionEnd, "end");
      area.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
  };
}
