import { type JobStatus, jobStatusMoves, type Project, type ProjectCreator } from "@tsumugi/contract";
import { useUpdateJobStatus } from "@tsumugi/hooks";
import { BulkStatusMenu, FillColumnDialog, type OptionLook } from "@tsumugi/patterns";
import { Button, type CellChange, Menu, MenuItem, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { part } from "../../shared/part.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { getsProduct, isSendable, type SheetPanel, sendLabel } from "./sheetPanel.ts";

const RemoveDialog = part(async () => (await import("./RemoveDialog.tsx")).RemoveDialog);

export interface SheetSelectionProps {
  readonly project: Project;
  readonly chosen: readonly ProjectCreator[];
  readonly members: readonly OptionLook[];
  readonly onEdit: (changes: readonly CellChange[]) => void;
  readonly canSend: boolean;
  readonly onOpen: (panel: SheetPanel & { readonly what: "send" }) => void;
  readonly onShip: ((creator_uids: readonly string[]) => void) | undefined;
  readonly onDone: () => void;
}

/** What is done with several rows of the sheet, or several cards, at once. */
export function SheetSelection(props: SheetSelectionProps) {
  const { project, chosen, members, onEdit, canSend, onOpen, onShip, onDone } = props;
  const { updateJobStatus, isSubmitting: isMoving } = useUpdateJobStatus();
  const { canSeeFees } = usePermissions();
  const [asking, setAsking] = useState<"fill" | "remove">();
  const sendable = chosen.filter(isSendable);
  const parcels = chosen.filter(getsProduct);

  const move = async (job_status: JobStatus, reason?: string) => {
    try {
      await updateJobStatus(project.uid, {
        creator_uids: chosen.map(({ creator_uid }) => creator_uid),
        was_each: chosen.map((row) => row.job_status),
        job_status,
        ...(reason && { reason }),
      });
      toast.success(`${chosen.length}名のステータスを変更しました`);
      onDone();
    } catch (cause) {
      toast.error(fullMessageOf(cause));
      throw cause;
    }
  };
  const setOwner = (value: string | null) =>
    onEdit(
      chosen.map((row) => ({ rowKey: row.creator_uid, columnKey: "owner", value, previous: row.owner_uid })),
    );

  const mayBeSent = canSend && sendable.length > 0;
  const send = (
    <Button
      variant="primary"
      size="sm"
      icon="send"
      aria-disabled={!mayBeSent}
      onClick={() => mayBeSent && onOpen({ what: "send", rows: sendable })}
    >
      {sendable.length > 0 ? sendLabel(sendable) : "選んだ中に依頼を送れる候補がいません"}
    </Button>
  );
  return (
    <>
      {sendable.length > 0 && send}
      <BulkStatusMenu
        moves={chosen.map(({ job_status }) => jobStatusMoves(job_status, "staff"))}
        loading={isMoving}
        onMove={move}
      />
      <Menu
        trigger={
          <Button size="sm" iconEnd="chevronDown">
            担当
          </Button>
        }
      >
        {members.map(({ value, label }) => (
          <MenuItem key={value} onSelect={() => setOwner(value)}>
            {label}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => setOwner(null)}>案件の担当に戻す</MenuItem>
      </Menu>
      {onShip && (
        <Button
          size="sm"
          icon="project"
          aria-disabled={parcels.length === 0}
          title={parcels.length === 0 ? "選んだ中に、商品を送る相手（確定した人）がいません。" : undefined}
          onClick={() => parcels.length > 0 && onShip(parcels.map(({ creator_uid }) => creator_uid))}
        >
          {parcels.length > 0 ? `${parcels.length}名の発送` : "発送"}
        </Button>
      )}
      <Button size="sm" icon="edit" onClick={() => setAsking("fill")}>
        列に入力
      </Button>
      <Button size="sm" icon="trash" onClick={() => setAsking("remove")}>
        案件から外す
      </Button>
      {/* Nothing to do, long words: on a phone they would hide what can be done. */}
      {sendable.length === 0 && send}
      {asking === "fill" && (
        <FillColumnDialog
          rows={chosen}
          columns={project.columns}
          members={members}
          showFees={canSeeFees}
          onClose={() => setAsking(undefined)}
          onFill={({ columnKey, value, cells, skipped }) => {
            onEdit(cells.map(({ rowKey, previous }) => ({ rowKey, columnKey, value, previous })));
            if (skipped > 0) toast.show(`依頼を送ったあとの${skipped}名は、そのままにしました。`);
            setAsking(undefined);
          }}
        />
      )}
      {asking === "remove" && (
        <RemoveDialog
          project={project}
          rows={chosen}
          onClose={() => setAsking(undefined)}
          onRemoved={onDone}
        />
      )}
    </>
  );
}
