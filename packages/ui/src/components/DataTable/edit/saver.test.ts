import { describe, expect, it } from "vitest";
import { japanese } from "../../../words/word.ts";
import { createGrid } from "../grid/grid.ts";
import { emptyLayout } from "../table/layout.ts";
import type { CellValue } from "./cellEditors.ts";
import type { CellChange } from "./editHistory.ts";
import { createSaver } from "./saver.ts";

interface Row {
  uid: string;
  fee: number;
}

const REFUSAL = "上限を超えています。";
const flush = () => new Promise((resolve) => setTimeout(resolve));

/** A sheet with one column whose server rejects 99. */
function sheet() {
  const sent: string[] = [];
  /** What each cell was said to hold before, in the order of `sent`. */
  const bases: CellValue[][] = [];
  const afterRefusal: boolean[] = [];
  const gates: (() => void)[] = [];
  let isSlow = false;
  let isOffline = false;
  const rows: Row[] = [
    { uid: "a", fee: 1 },
    { uid: "b", fee: 2 },
  ];
  const grid = createGrid<Row>({
    rows,
    rowKey: (row) => row.uid,
    columns: [],
    selection: undefined,
    word: japanese,
    layout: emptyLayout,
    setLayout: () => {},
    today: () => "2026-11-20",
    onEdit: async (changes) => {
      sent.push(changes.map(({ rowKey, value }) => `${rowKey}=${value}`).join(" "));
      bases.push(changes.map(({ previous }) => previous));
      afterRefusal.push(changes.some(({ isAfterRefusal }) => isAfterRefusal));
      if (isOffline) throw new Error("通信できません。");
      if (isSlow) await new Promise<void>((resolve) => gates.push(resolve));
      const saved = changes.filter(({ value }) => value !== 99);
      grid.view = {
        ...grid.view,
        rows: grid.view.rows.map((row) => {
          const own = saved.find(({ rowKey }) => rowKey === row.uid);
          return own ? { ...row, fee: Number(own.value) } : row;
        }),
      };
      return changes
        .filter(({ value }) => value === 99)
        .map(({ rowKey, columnKey }) => ({ rowKey, columnKey, message: REFUSAL }));
    },
  });
  const saver = createSaver(grid);
  const shown = (uid: string) =>
    grid.edits.get({ rowKey: uid, columnKey: "fee" })?.value ??
    grid.view.rows.find((row) => row.uid === uid)?.fee;
  const type = async (uid: string, value: number) => {
    const change: CellChange = { rowKey: uid, columnKey: "fee", value, previous: shown(uid) ?? null };
    void saver.save([change]);
    await flush();
  };
  const slow = (on: boolean) => {
    isSlow = on;
  };
  const offline = (on: boolean) => {
    isOffline = on;
  };
  return { grid, saver, sent, bases, afterRefusal, shown, type, gates, slow, offline };
}

describe("createSaver", () => {
  it("calls nothing saved that was left when nobody may edit any more", async () => {
    const { grid, sent, type } = sheet();
    grid.view = { ...grid.view, onEdit: undefined };
    await type("a", 5);
    expect(sent).toEqual([]);
    expect(grid.edits.failed()).toMatchObject([{ rowKey: "a", value: 5 }]);
    expect(grid.note.get()?.text).toContain("編集できなくなったため");
  });

  it("takes a refused value away by undo without asking the server, then the step before it", async () => {
    const { saver, sent, shown, type } = sheet();
    await type("a", 5);
    await type("a", 99);
    expect(shown("a")).toBe(99);
    saver.undo();
    expect(shown("a")).toBe(5);
    expect(sent).toEqual(["a=5", "a=99"]);
    saver.undo();
    await flush();
    expect(sent).toEqual(["a=5", "a=99", "a=1"]);
  });

  it("leads back past a refused value that was typed over", async () => {
    const { saver, sent, shown, type } = sheet();
    await type("a", 99);
    await type("a", 7);
    saver.undo();
    await flush();
    expect(shown("a")).toBe(1);
    expect(sent).toEqual(["a=99", "a=7", "a=1"]);
    saver.undo();
    await flush();
    expect(sent).toHaveLength(3);
  });

  it("asks nothing when the value of before is typed in place of a refused one", async () => {
    const { grid, saver, sent, shown, type } = sheet();
    await type("a", 99);
    await type("a", 1);
    expect(sent).toEqual(["a=99"]);
    expect(shown("a")).toBe(1);
    expect(grid.edits.failed()).toEqual([]);
    expect(grid.note.get()).toBeNull();
    saver.undo();
    expect(grid.note.get()?.text).toBe("元に戻す変更はありません");
  });

  it("gives a refused value up, and saves it again without a second step", async () => {
    const { grid, saver, sent, type } = sheet();
    await type("a", 99);
    grid.note.get()?.action?.onClick();
    await flush();
    expect(sent).toEqual(["a=99", "a=99"]);
    expect(saver.revert({ rowKey: "a", columnKey: "fee" })).toBe(true);
    expect(saver.revert({ rowKey: "a", columnKey: "fee" })).toBe(false);
    saver.undo();
    await flush();
    expect(sent).toHaveLength(2);
  });

  it("takes unparsed texts back with their own step, and brings them again by redo", () => {
    const { grid, saver } = sheet();
    const unparsed = (rowKey: string) => ({
      rowKey,
      columnKey: "fee",
      text: "abc",
      message: "数字で。",
      previous: 1,
    });
    const texts = () => grid.edits.failed().map(({ rowKey, text }) => `${rowKey}:${text}`);
    void saver.save([], [unparsed("a")]);
    void saver.save([], [unparsed("b")]);
    saver.undo();
    expect(texts()).toEqual(["a:abc"]);
    saver.undo();
    expect(texts()).toEqual([]);
    saver.redo();
    expect(texts()).toEqual(["a:abc"]);
  });

  it("sends two edits of a row one after the other, those of others at once", async () => {
    const { sent, type, gates, slow } = sheet();
    slow(true);
    await type("a", 5);
    await type("a", 6);
    await type("b", 7);
    expect(sent).toEqual(["a=5", "b=7"]);
    gates.shift()?.();
    await flush();
    expect(sent).toEqual(["a=5", "b=7", "a=6"]);
  });

  it("names the value that was saved last as the base, past refused ones and while its mark is still shown", async () => {
    const { saver, sent, bases, type } = sheet();
    await type("a", 85);
    void saver.save([], [{ rowKey: "a", columnKey: "fee", text: "-5", message: "0以上で。", previous: 85 }]);
    await type("a", 0);
    await type("a", 15);
    await type("a", 99);
    await type("a", 12);
    expect(sent).toEqual(["a=85", "a=0", "a=15", "a=99", "a=12"]);
    expect(bases).toEqual([[1], [85], [0], [15], [15]]);
    saver.undo();
    await flush();
    expect(sent.at(-1)).toBe("a=15");
    expect(bases.at(-1)).toEqual([12]);
  });

  it("learns the base of a waiting edit from the answer to the one before it", async () => {
    const { bases, sent, type, gates, slow } = sheet();
    slow(true);
    await type("a", 5);
    await type("a", 99);
    await type("a", 6);
    for (const _ of sent.concat("", "")) {
      gates.shift()?.();
      await flush();
    }
    expect(sent).toEqual(["a=5", "a=99", "a=6"]);
    expect(bases).toEqual([[1], [5], [5]]);
  });

  it("says which changes were made after a refusal was shown, and which before", async () => {
    const { grid, sent, type, gates, slow, afterRefusal } = sheet();
    slow(true);
    await type("a", 99);
    await type("a", 6);
    for (const _ of [1, 2]) {
      gates.shift()?.();
      await flush();
    }
    slow(false);
    await type("a", 99);
    await type("a", 7);
    await type("b", 99);
    grid.note.get()?.action?.onClick();
    await flush();
    expect(sent).toEqual(["a=99", "a=6", "a=99", "a=7", "b=99", "b=99"]);
    expect(afterRefusal).toEqual([false, false, false, true, false, true]);
  });

  it("leads back past a value that was refused after the cell had been edited again", async () => {
    const { saver, sent, shown, type, gates, slow } = sheet();
    slow(true);
    await type("a", 99);
    await type("a", 6);
    for (const _ of [1, 2]) {
      gates.shift()?.();
      await flush();
    }
    slow(false);
    saver.undo();
    await flush();
    expect(sent).toEqual(["a=99", "a=6", "a=1"]);
    expect(shown("a")).toBe(1);
    saver.undo();
    await flush();
    expect(sent).toHaveLength(3);
    saver.redo();
    await flush();
    expect(sent.at(-1)).toBe("a=6");
  });

  it("keeps the base of every cell of a paste, of its undo and of what is typed meanwhile", async () => {
    const { saver, sent, bases, type, gates, slow } = sheet();
    slow(true);
    const paste = (a: number, b: number) => [
      { rowKey: "a", columnKey: "fee", value: a, previous: 1 },
      { rowKey: "b", columnKey: "fee", value: b, previous: 2 },
    ];
    void saver.save(paste(3, 99));
    await type("b", 4);
    saver.undo();
    saver.undo();
    for (const _ of [1, 2, 3, 4]) {
      gates.shift()?.();
      await flush();
    }
    expect(sent).toEqual(["a=3 b=99", "b=4", "b=99", "b=2 a=1"]);
    expect(bases).toEqual([[1, 2], [2], [4], [4, 3]]);
  });

  it("says what the person saw where a colleague's value came since, so that the server finds it", async () => {
    const { grid, saver, bases, type } = sheet();
    await type("a", 5);
    grid.edits.settle();
    grid.view = { ...grid.view, rows: [{ uid: "a", fee: 7 }] };
    void saver.save([{ rowKey: "a", columnKey: "fee", value: 6, previous: 5 }]);
    await flush();
    expect(bases).toEqual([[1], [5]]);
  });

  it("counts every cell that is not saved, whichever save it was of", async () => {
    const { grid, type, offline } = sheet();
    offline(true);
    await type("a", 5);
    await type("b", 6);
    expect(grid.note.get()?.text).toBe("2件を保存できませんでした。通信できません。");
    offline(false);
    await type("a", 7);
    expect(grid.note.get()?.text).toBe("1件を保存できませんでした。通信できません。");
    await type("b", 8);
    expect(grid.note.get()).toBeNull();
  });

  it("sends again by itself what got no answer, and nothing that was refused", async () => {
    const { grid, saver, sent, type, offline } = sheet();
    await type("a", 99);
    offline(true);
    await type("b", 6);
    offline(false);
    sent.length = 0;
    saver.resend();
    await flush();
    expect(sent).toEqual(["b=6"]);
    expect(grid.edits.failed()).toMatchObject([{ rowKey: "a", value: 99 }]);
    saver.resend();
    await flush();
    expect(sent).toHaveLength(1);
  });
});
