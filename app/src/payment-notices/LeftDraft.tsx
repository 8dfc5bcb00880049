import type { PaymentNotice } from "@tsumugi/contract";
import { useCurrentUser } from "@tsumugi/hooks";
import { ConflictTable } from "@tsumugi/patterns";
import { Banner, Button, Card, Stack, toast } from "@tsumugi/ui";
import { useEffect, useRef } from "react";
import { useKeptValues } from "../shared/useKeptValues.tsx";
import { draftConflictRows, noticeValues } from "./draftValues.ts";
import { draftFormName, draftShape, leftWords } from "./leftDraftWords.ts";

export interface LeftDraftProps {
  readonly notice: PaymentNotice;
  /** The field that was being typed into has gone just now: the person is led here instead, wherever that was. */
  readonly takesFocus: boolean;
}

/** What the person typed into a draft that is none any more: to read and to copy, until it is thrown away. */
export function LeftDraft({ notice, takesFocus }: LeftDraftProps) {
  const { currentUser } = useCurrentUser();
  const kept = useKeptValues(draftFormName(notice.uid), draftShape);
  const stored = noticeValues(notice);
  const rows = draftConflictRows({ ...stored, ...kept.restored?.values }, stored);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  if (rows.length === 0) return null;
  const isCancelled = notice.status === "cancelled";
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(rows.map(({ label, mine }) => `${label}\n${mine}`).join("\n\n"));
      toast.success("入力した内容をコピーしました");
    } catch {
      toast.show("コピーできませんでした。表示した内容を選んでコピーしてください。");
    }
  };
  return (
    <Card title="保存していない入力">
      <Stack>
        <Banner
          tone="warning"
          title={leftWords(notice, currentUser.uid)}
          actions={
            <>
              <Button ref={first} size="sm" onClick={() => void copy()}>
                入力した内容をコピー
              </Button>
              <Button size="sm" onClick={kept.discard}>
                破棄する
              </Button>
            </>
          }
        >
          入力した内容は保存されていません。
          {isCancelled
            ? "必要なら、新しい支払通知書を作成して入力し直してください。"
            : "発行した内容を直すときは、ステータスを「内容相違」にして新しい版を作成してください。新しい版は、この入力から始められます。"}
        </Banner>
        <ConflictTable
          rows={rows}
          label="保存していない入力"
          mineLabel="入力した内容"
          theirsLabel={isCancelled ? "取り消した内容" : "現在の内容"}
        />
      </Stack>
    </Card>
  );
}
