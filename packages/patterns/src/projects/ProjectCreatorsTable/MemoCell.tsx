import { Button, Icon, Missing, Popover, TextArea } from "@tsumugi/ui";
import { useState } from "react";

export interface MemoCellProps {
  name: string;
  memo: string;
  /** Absent: shown only. */
  onSave?: (memo: string) => void;
}

/** 社内メモ in a cell; edited in a popover so that the row keeps its height. */
export function MemoCell({ name, memo, onSave }: MemoCellProps) {
  const [draft, setDraft] = useState<string | null>(null);
  if (!onSave) return <span className="tsu-truncate">{memo || <Missing label="メモなし" />}</span>;
  return (
    <Popover
      label={`${name}の社内メモ`}
      open={draft !== null}
      onOpenChange={(open) => setDraft(open ? memo : null)}
      trigger={
        <button
          type="button"
          className="tsu-cell-button"
          data-empty={memo === "" || undefined}
          aria-label={`${name}の社内メモ${memo ? `: ${memo}` : "を書く"}`}
        >
          <Icon name="edit" size={14} />
          <span className="tsu-truncate">{memo || "メモを書く"}</span>
        </button>
      }
    >
      <div style={{ display: "grid", gap: 10, width: 300 }}>
        <TextArea
          aria-label="社内メモ"
          rows={4}
          value={draft ?? ""}
          onChange={(event) => setDraft(event.target.value)}
          placeholder="社内だけに見えるメモ"
        />
        <Button
          variant="primary"
          size="sm"
          style={{ justifySelf: "end" }}
          onClick={() => {
            if (draft !== null && draft !== memo) onSave(draft);
            setDraft(null);
          }}
        >
          保存
        </Button>
      </div>
    </Popover>
  );
}
