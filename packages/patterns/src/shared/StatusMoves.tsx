import { Button, Dialog, FormField, Icon, Menu, MenuItem, MenuLabel, TextArea } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";

interface Move<Status extends string> {
  to: Status;
  allowed: boolean;
  /** Why it is not allowed. */
  why?: string | undefined;
  needsReason: boolean;
}

export interface StatusMovesProps<Status extends string> {
  status: Status;
  /** Whose status, for the button's name. */
  name: string;
  /** Empty: the status is shown, not offered for change. */
  moves: readonly Move<Status>[];
  labelOf: (status: Status) => string;
  badgeOf: (status: Status) => ReactNode;
  /** What is about to change, above the field for the reason. */
  description: string;
  onMove: (to: Status, reason?: string) => void;
  /** Opens at once, where the button was made by a press. */
  defaultOpen?: boolean | undefined;
}

/** A status as a button: what it may become, why the rest may not, and the reason where one is asked for. */
export function StatusMoves<Status extends string>(props: StatusMovesProps<Status>) {
  const { status, name, moves, labelOf, badgeOf, onMove } = props;
  const [asking, setAsking] = useState<Status>();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  if (moves.length === 0) return badgeOf(status);
  const choose = ({ to, needsReason }: Move<Status>) => {
    if (!needsReason) return onMove(to);
    setReason("");
    setMissing(false);
    setAsking(to);
  };
  const confirm = () => {
    if (asking === undefined) return;
    if (reason.trim() === "") return setMissing(true);
    onMove(asking, reason.trim());
    setAsking(undefined);
  };
  return (
    <>
      <Menu
        defaultOpen={props.defaultOpen ?? false}
        trigger={
          <button
            type="button"
            className="tsu-status-button"
            aria-label={`${name}のステータス: ${labelOf(status)}（変更）`}
          >
            {badgeOf(status)}
            <Icon name="chevronDown" size={14} />
          </button>
        }
      >
        <MenuLabel>ステータスを変える</MenuLabel>
        {moves.map((move) => (
          <MenuItem
            key={move.to}
            disabled={!move.allowed}
            reason={move.allowed ? undefined : move.why}
            onSelect={() => choose(move)}
          >
            {badgeOf(move.to)}
          </MenuItem>
        ))}
      </Menu>
      <Dialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        hasChanges={reason.trim() !== ""}
        size="sm"
        title={`「${asking === undefined ? "" : labelOf(asking)}」に変えますか？`}
        description={props.description}
        footer={
          <>
            <Button onClick={() => setAsking(undefined)}>キャンセル</Button>
            <Button variant="primary" onClick={confirm}>
              変える
            </Button>
          </>
        }
      >
        <FormField
          label="理由"
          requirement="required"
          error={isMissing ? "理由が空です。あとから見て分かるように入力してください。" : undefined}
        >
          <TextArea
            value={reason}
            rows={3}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
          />
        </FormField>
      </Dialog>
    </>
  );
}
