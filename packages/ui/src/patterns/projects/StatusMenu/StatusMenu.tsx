import { useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Dialog } from "../../../components/Dialog/Dialog.tsx";
import { FormField } from "../../../components/FormField/FormField.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { Menu, MenuItem, MenuLabel } from "../../../components/Menu/Menu.tsx";
import { jobStatusLook } from "../../../components/StatusBadge/jobStatus.ts";
import { StatusBadge } from "../../../components/StatusBadge/StatusBadge.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import type { StatusMove } from "../projects.types.ts";

export interface StatusMenuProps {
  status: string;
  /** Whose status, for the button's name. */
  name: string;
  /** Empty: the status is shown, not offered for change. */
  moves: readonly StatusMove[];
  onMove: (move: { job_status: string; reason?: string }) => void;
}

/** The status badge as a button: moves that the table allows, and why the others are not. */
export function StatusMenu({ status, name, moves, onMove }: StatusMenuProps) {
  const [asking, setAsking] = useState<StatusMove>();
  const [reason, setReason] = useState("");
  if (moves.length === 0) return <StatusBadge status={status} />;
  const choose = (move: StatusMove) => {
    if (!move.needs_reason) return onMove({ job_status: move.job_status });
    setReason("");
    setAsking(move);
  };
  const target = asking ? jobStatusLook(asking.job_status).label : "";
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            className="tsu-status-button"
            aria-label={`${name}のステータス: ${jobStatusLook(status).label}（変更）`}
          >
            <StatusBadge status={status} />
            <Icon name="chevronDown" size={14} />
          </button>
        }
      >
        <MenuLabel>ステータスを変える</MenuLabel>
        {moves.map((move) => (
          <MenuItem
            key={move.job_status}
            disabled={!move.allowed}
            reason={move.allowed ? undefined : move.reason}
            onSelect={() => choose(move)}
          >
            <StatusBadge status={move.job_status} />
          </MenuItem>
        ))}
      </Menu>
      <Dialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        size="sm"
        title={`「${target}」に変えますか？`}
        description={`${name}のステータスを変えます。理由は履歴に残ります。`}
        footer={
          <>
            <Button onClick={() => setAsking(undefined)}>キャンセル</Button>
            <Button
              variant="primary"
              disabled={reason.trim() === ""}
              onClick={() => {
                if (asking) onMove({ job_status: asking.job_status, reason: reason.trim() });
                setAsking(undefined);
              }}
            >
              変える
            </Button>
          </>
        }
      >
        <FormField label="理由" requirement="required">
          <TextArea value={reason} rows={3} onChange={(event) => setReason(event.target.value)} />
        </FormField>
      </Dialog>
    </>
  );
}
