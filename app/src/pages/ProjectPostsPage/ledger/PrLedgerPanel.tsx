import type { PrRecord } from "@tsumugi/contract";
import { PrLedgerDetail, postName } from "@tsumugi/patterns";
import { SidePanel } from "@tsumugi/ui";
import { useState } from "react";
import { usePermissions } from "../../../shared/usePermissions.ts";
import { CheckAgain } from "./CheckAgain.tsx";
import { AddReuse, ReuseActions } from "./Reuses.tsx";
import { Signing } from "./Signing.tsx";

export interface PrLedgerPanelProps {
  readonly record: PrRecord;
  readonly onClose: () => void;
}

/** One post's disclosure: its looks over time, the signature, and where it is used again. */
export function PrLedgerPanel({ record, onClose }: PrLedgerPanelProps) {
  const { canWrite } = usePermissions();
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const markDirty = (part: string) => (isDirty: boolean) =>
    setDirty((before) => {
      if (before.has(part) === isDirty) return before;
      const next = new Set(before);
      if (isDirty) next.add(part);
      else next.delete(part);
      return next;
    });
  return (
    <SidePanel
      open
      size="lg"
      title={postName(record.post)}
      description="PR表記の確認と署名の記録です。"
      hasChanges={dirty.size > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <PrLedgerDetail
        record={record}
        checking={canWrite && <CheckAgain record={record} onDirtyChange={markDirty("check")} />}
        signing={canWrite && <Signing record={record} onDirtyChange={markDirty("sign")} />}
        adding={canWrite && <AddReuse record={record} onDirtyChange={markDirty("reuse")} />}
        reuseActions={
          canWrite
            ? (reuse) => <ReuseActions record={record} reuse={reuse} onDirtyChange={markDirty(reuse.uid)} />
            : undefined
        }
      />
    </SidePanel>
  );
}
