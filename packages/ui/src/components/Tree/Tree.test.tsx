import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { Tree, type TreeProps } from "./Tree.tsx";
import type { TreeItem } from "./tree.types.ts";

const items: TreeItem[] = [
  {
    key: "contact",
    label: "連絡先",
    children: [
      { key: "mail", label: "メールアドレス" },
      { key: "phone", label: "電話番号", actions: <button type="button">複製する</button> },
    ],
  },
  { key: "memo", label: "社内メモ" },
];
const row = (name: string) => screen.getByRole("treeitem", { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const draw = (props: Partial<TreeProps> = {}) => render(<Tree label="列" items={items} {...props} />);

it("keeps what is open and what is chosen, and says each change", () => {
  const [chose, opened] = [vi.fn(), vi.fn()];
  draw({ selection: "multiple", defaultValue: ["mail"], onValueChange: chose, onExpandedChange: opened });
  expect(row("連絡先").getAttribute("aria-checked")).toBe("mixed");
  act(() => row("連絡先").focus());
  press("ArrowRight");
  expect(opened).toHaveBeenLastCalledWith(["contact"]);
  press(" ");
  expect(chose).toHaveBeenLastCalledWith(["mail", "phone"]);
  expect(row("電話番号").getAttribute("aria-checked")).toBe("true");
  press("ArrowRight");
  expect(document.activeElement).toBe(row("メールアドレス"));
});

it("stays as its caller says", () => {
  const [chose, opened] = [vi.fn(), vi.fn()];
  draw({ selection: "single", value: [], expanded: [], onValueChange: chose, onExpandedChange: opened });
  fireEvent.click(row("社内メモ"));
  expect(chose).toHaveBeenLastCalledWith(["memo"]);
  expect(row("社内メモ").getAttribute("aria-selected")).toBe("false");
  act(() => row("連絡先").focus());
  press("ArrowRight");
  expect(opened).toHaveBeenLastCalledWith(["contact"]);
  expect(screen.queryByRole("treeitem", { name: "電話番号" })).toBeNull();
});

it("has one stop for Tab: the chosen row first, then where the focus was", () => {
  draw({ selection: "single", defaultValue: ["memo"] });
  const stops = () => screen.getAllByRole("treeitem").filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([row("社内メモ")]);
  act(() => row("連絡先").focus());
  expect(stops()).toEqual([row("連絡先")]);
});

it("leaves the keys of a row's own buttons to them, and does not choose the row by them", () => {
  const chose = vi.fn();
  draw({ selection: "single", defaultExpanded: ["contact"], onValueChange: chose });
  const button = screen.getByText("複製する");
  fireEvent.click(button);
  act(() => button.focus());
  press(" ");
  press("ArrowUp");
  expect(chose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

it("hands the focus on when its row goes away", () => {
  const { rerender } = draw({ expanded: ["contact"] });
  act(() => row("電話番号").focus());
  rerender(<Tree label="列" items={items} expanded={[]} />);
  expect(document.activeElement).toBe(row("社内メモ"));
});

it("takes no focus when a row goes away that nobody is on", () => {
  const { rerender } = draw({ expanded: ["contact"] });
  act(() => row("電話番号").focus());
  act(() => row("電話番号").blur());
  rerender(<Tree label="列" items={items} expanded={[]} />);
  expect(document.activeElement).toBe(document.body);
});

it("only opens and closes where nothing can be chosen, and a disabled branch too", () => {
  const chose = vi.fn();
  const barred = items.map((item) => ({ ...item, disabled: true }));
  draw({ items: barred, selection: "multiple", onValueChange: chose });
  fireEvent.click(row("連絡先"));
  expect(row("連絡先").getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(row("社内メモ"));
  expect(chose).not.toHaveBeenCalled();
});

it("asks once for the children of a branch, tells when they do not come, and asks again", async () => {
  let settle: { ok: () => void; fail: (cause: Error) => void } | undefined;
  const load = vi.fn(
    () =>
      new Promise<void>((ok, fail) => {
        settle = { ok, fail };
      }),
  );
  function Lazy() {
    const [all, setAll] = useState<TreeItem[]>([{ key: "a", label: "関東", hasChildren: true }]);
    const fill = async () => {
      await load();
      setAll([{ key: "a", label: "関東", hasChildren: true, children: [{ key: "b", label: "東京" }] }]);
    };
    return <Tree label="地域" items={all} onLoadChildren={fill} />;
  }
  render(<Lazy />);
  act(() => row("関東").focus());
  press("Enter");
  expect(row("読み込み中")).toBeTruthy();
  expect(row("関東").getAttribute("aria-busy")).toBe("true");
  await act(async () => settle?.fail(new Error("切れました")));
  expect(screen.getByText("関東: 表示できませんでした")).toBeTruthy();
  press("ArrowRight");
  expect(document.activeElement?.textContent).toContain("もう一度読み込む");
  press("Enter");
  // The line that was pressed is another one now, and the focus with it.
  expect(document.activeElement).toBe(row("読み込み中"));
  await act(async () => settle?.ok());
  expect(document.activeElement).toBe(row("東京"));
  expect(load).toHaveBeenCalledTimes(2);
});

it("asks for the children of a branch that its caller opened, and again after it was closed with none", async () => {
  const load = vi.fn(async () => undefined);
  draw({
    items: [{ key: "a", label: "関東", hasChildren: true }],
    defaultExpanded: ["a"],
    onLoadChildren: load,
  });
  await act(async () => undefined);
  expect(row("まだありません")).toBeTruthy();
  fireEvent.click(row("関東"));
  await act(async () => fireEvent.click(row("関東")));
  expect(load.mock.calls).toEqual([["a"], ["a"]]);
});
