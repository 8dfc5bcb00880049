import { useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Dialog } from "../../../components/Dialog/Dialog.tsx";
import { FormField } from "../../../components/FormField/FormField.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { Menu, MenuItem, MenuLabel } from "../../../components/Menu/Menu.tsx";
import { NoticeBadge } from "../../../components/StatusBadge/NoticeBadge.tsx";
import { noticeStatusLook } from "../../../components/StatusBadge/noticeStatus.ts";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import type { NoticeMoveLook, NoticeStatusCode } from "../paymentNotices.types.ts";

export interface NoticeStatusMenuProps {
  status: NoticeStatusCode;
  /** Whose notice, for the button's name. */
  name: string;
  /** Empty: the status is shown, not offered for change. */
  moves: readonly NoticeMoveLook[];
  onMove: (move: { status: NoticeStatusCode; reason?: string }) => void;
}

/** The status as a button: what it may become, why the rest may not, and the reason where one is asked for. */
export function NoticeStatusMenu({ status, name, moves, onMove }: NoticeStatusMenuProps) {
  const [asking, setAsking] = useState<NoticeMoveLook>();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  if (moves.length === 0) return <NoticeBadge status={status} />;
  const choose = (move: NoticeMoveLook) => {
    if (!move.needsReason) return onMove({ status: move.to });
    setReason("");
    setMissing(false);
    setAsking(move);
  };
  const confirm = () => {
    if (!asking) return;
    if (reason.trim() === "") return setMissing(true);
    onMove({ status: asking.to, reason: reason.trim() });
    setAsking(undefined);
  };
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            className="tsu-status-button"
            aria-label={`${name}のステータス: ${noticeStatusLook(status).label}（変更）`}
          >
            <NoticeBadge status={status} />
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
            <NoticeBadge status={move.to} />
          </MenuItem>
        ))}
      </Menu>
      <Dialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        hasChanges={reason.trim() !== ""}
        size="sm"
        title={`「${asking ? noticeStatusLook(asking.to).label : ""}」に変えますか？`}
        description={`${name}の支払通知書のステータスを変えます。理由は履歴に残ります。`}
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
