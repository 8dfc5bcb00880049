import { useLayoutEffect, useRef, useState } from "react";
import { useWord } from "../../../words/useWord.ts";
import { Button } from "../../Button/Button.tsx";
import { copyText } from "../../copyText.ts";
import { TextArea } from "../../TextArea/TextArea.tsx";
import type { DataTableColumn } from "../table/columns.ts";
import { useStore } from "../useStore.ts";
import { focusActive } from "./focus.ts";
import type { Grid, LostText } from "./grid.ts";

interface LostTextsProps<Row> {
  grid: Grid<Row>;
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  canEdit: boolean;
}

const reasons = {
  row: "編集していた行が一覧からなくなりました。次の入力は保存していません。コピーして、入れるセルを選んでください。",
  column:
    "編集していた列がなくなりました。次の入力は保存していません。コピーして、入れるセルを選んでください。",
  readOnly: "この表を編集できなくなりました。次の入力は保存していません。必要な入力をコピーしてください。",
} as const;

/**
 * What was typed and cannot be saved: its row or column left, or the table became read-only. It takes the focus: whoever types on without looking writes into no
 * other row. It lies over the page, because the end of a long table is out of sight, and stays until it is closed.
 */
export function LostTexts<Row>({ grid, rows, columns, canEdit }: LostTextsProps<Row>) {
  const word = useWord();
  const lost = useStore(grid.lost.subscribe, grid.lost.get);
  const [copied, setCopied] = useState<{ of: LostText; isDone: boolean }>();
  const newest = useRef<HTMLTextAreaElement>(null);
  const latest = lost.at(-1);
  useLayoutEffect(() => {
    if (!latest) return;
    newest.current?.focus({ preventScroll: true });
    newest.current?.select();
  }, [latest]);
  if (!latest) return null;
  const copy = async (one: LostText) => setCopied({ of: one, isDone: await copyText(one.text) });
  const isThere = ({ rowKey, columnKey }: LostText) =>
    columns.some(({ key }) => key === columnKey) && rows.some((row) => grid.view.rowKey(row) === rowKey);
  const drop = (one: LostText) => {
    const left = lost.filter((other) => other !== one);
    grid.lost.set(left);
    if (left.length === 0) focusActive(grid);
  };
  return (
    // The mark lets an app ask before the texts are left behind.
    <div className="lost" data-tsu-unsaved="cells">
      <p>{word(reasons[latest.why])}</p>
      {lost.map((one) => (
        <div key={one.id} className="one">
          <TextArea
            ref={one === latest ? newest : undefined}
            readOnly
            rows={2}
            aria-label={word("保存していない入力: {name}", { name: one.name })}
            value={one.text}
          />
          <span className="end">
            <span role="status">
              {copied?.of === one &&
                word(
                  copied.isDone
                    ? "コピーしました"
                    : "コピーできませんでした。文字を選んでコピーしてください。",
                )}
            </span>
            <Button size="sm" icon="copy" onClick={() => void copy(one)}>
              {word("コピー")}
            </Button>
            {canEdit && isThere(one) && (
              <Button
                size="sm"
                onClick={() => {
                  drop(one);
                  grid.resume(one, one.text);
                }}
              >
                {word("入力に戻す")}
              </Button>
            )}
            <Button size="sm" variant="ghost" onClick={() => drop(one)}>
              {word("閉じる")}
            </Button>
          </span>
        </div>
      ))}
    </div>
  );
}
