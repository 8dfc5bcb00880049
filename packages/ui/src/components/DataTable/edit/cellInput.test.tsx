import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { DataTable, type DataTableProps } from "../DataTable.tsx";

interface Row {
  id: string;
  owner: string | null;
  url: string;
}

const onEdit = vi.fn(async () => undefined);
beforeEach(() => void onEdit.mockClear());

const columns: DataTableProps<Row>["columns"] = [
  { key: "id", header: "行", cell: ({ id }) => id },
  {
    key: "owner",
    header: "担当",
    cell: ({ owner }) => owner ?? "",
    editor: {
      type: "select",
      options: [
        { value: "u1", label: "佐藤" },
        { value: "u2", label: "佐藤" },
      ],
    },
  },
  {
    key: "url",
    header: "URL",
    cell: ({ url }) => url,
    editor: {
      type: "text",
      validate: (value) => (String(value).startsWith("https:") ? undefined : "https: から入力してください。"),
    },
  },
];

/** Opens the cell that shows a text; answers its field. */
function open(text: string) {
  const cell = screen.getByText(text).closest("td") as HTMLElement;
  fireEvent.pointerDown(cell);
  fireEvent.focusIn(cell);
  const target = cell.querySelector<HTMLElement>(".cell-input") ?? cell;
  fireEvent.keyDown(target, { key: "Enter" });
  return cell.querySelector(".cell-input") as HTMLInputElement & HTMLSelectElement;
}
/** Whoever presses elsewhere ends the editing so. */
async function leave(field: HTMLElement) {
  field.blur();
  screen.getByRole("button", { name: "ほか" }).focus();
  fireEvent.blur(field);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
}
const show = (row: Partial<Row>) =>
  render(
    <>
      <DataTable<Row>
        label="表"
        rows={[{ id: "一", owner: null, url: "", ...row }]}
        rowKey={({ id }) => id}
        columns={columns}
        onEdit={onEdit}
      />
      <button type="button">ほか</button>
    </>,
  );

it("saves the option that was picked, and not the first one of its name", async () => {
  show({ owner: "u1" });
  const field = open("u1");
  field.value = "u2";
  fireEvent.change(field);
  fireEvent.keyDown(field, { key: "Enter" });
  await act(async () => {});
  expect(onEdit).toHaveBeenCalledExactlyOnceWith([
    { rowKey: "一", columnKey: "owner", value: "u2", previous: "u1" },
  ]);
});

it("leaves a value that is no option any more where nothing was picked", async () => {
  show({ owner: "gone" });
  await leave(open("gone"));
  const field = open("gone");
  fireEvent.keyDown(field, { key: "Enter" });
  await act(async () => {});
  expect(onEdit).not.toHaveBeenCalled();
  expect(screen.getByText("gone")).toBeTruthy();
});

it("finds no fault with a stored text that was only looked at", async () => {
  show({ url: "example.jp" });
  const field = open("example.jp");
  expect(field.value).toBe("example.jp");
  await leave(field);
  expect(screen.queryByText("保存できていない値がセルに残っています。")).toBeNull();
  expect(onEdit).not.toHaveBeenCalled();
});

it("is opened by a second tap where the click does not tell that it was a tap", () => {
  show({ url: "https://example.jp" });
  const cell = screen.getByText("https://example.jp").closest("td") as HTMLElement;
  for (const tap of [1, 2]) {
    fireEvent.pointerDown(cell, { pointerType: "touch" });
    fireEvent.click(cell);
    expect(cell.querySelector(".cell-input")?.hasAttribute("data-editing")).toBe(tap === 2);
  }
});

it.each(["before", "after"])(
  "leaves the value of a cell where Escape took back the kana that were typed over it, told %s the end",
  async (order) => {
    show({ url: "https://example.jp" });
    const cell = screen.getByText("https://example.jp").closest("td") as HTMLElement;
    fireEvent.pointerDown(cell);
    fireEvent.focusIn(cell);
    const field = cell.querySelector(".cell-input") as HTMLInputElement;
    fireEvent.compositionStart(field);
    field.value = "かな";
    fireEvent(field, new InputEvent("input", { bubbles: true }));
    expect(field.hasAttribute("data-editing")).toBe(true);
    fireEvent.keyDown(field, { key: "Escape", isComposing: true });
    field.value = "";
    if (order === "before") fireEvent(field, new InputEvent("input", { bubbles: true }));
    fireEvent.compositionEnd(field);
    if (order === "after") fireEvent(field, new InputEvent("input", { bubbles: true }));
    expect(field.hasAttribute("data-editing")).toBe(false);
    await leave(field);
    expect(onEdit).not.toHaveBeenCalled();
  },
);

it("goes on with what was typed before a conversion of kana that is taken back", () => {
  show({ url: "https://example.jp" });
  const field = open("https://example.jp");
  field.value = "";
  fireEvent(field, new InputEvent("input", { bubbles: true }));
  fireEvent.compositionStart(field);
  fireEvent.compositionEnd(field);
  expect(field.hasAttribute("data-editing")).toBe(true);
});

it.each([
  [{ type: "number" }, "numeric"],
  [{ type: "yen" }, "numeric"],
  [{ type: "number", parse: () => ({ value: 1.5 }) }, "decimal"],
  [{ type: "text" }, "text"],
] as const)("asks a phone for keys by which the cell of %j can be filled", (editor, keys) => {
  render(
    <DataTable<Row>
      label="表"
      rows={[{ id: "一", owner: null, url: "12" }]}
      rowKey={({ id }) => id}
      columns={[
        { key: "id", header: "行", cell: ({ id }) => id },
        { key: "url", header: "数", cell: ({ url }) => url, editor },
      ]}
      onEdit={onEdit}
    />,
  );
  expect(open("12").inputMode).toBe(keys);
});
