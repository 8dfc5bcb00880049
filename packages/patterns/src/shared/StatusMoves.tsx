import {
  Banner,
  Button,
  Dialog,
  FormField,
  Icon,
  Menu,
  MenuItem,
  MenuLabel,
  PlainButton,
  TextArea,
} from "@tsumugi/ui";
import { type ReactNode, useRef, useState } from "react";
import { AnchoredMenu } from "./AnchoredMenu.tsx";

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
  /** With a promise: a reason that was typed stays until it resolves, and is there again when it is rejected. */
  onMove: (to: Status, reason?: string) => unknown;
  /** Moves about which the caller asks in a dialog of its own, each with what the menu says under it. */
  askedByCaller?: Partial<Record<Status, string>> | undefined;
  /** Asks for the reason of a move elsewhere: where the button goes away when the status changes, its dialog would, too. */
  onAsk?: ((to: Status) => void) | undefined;
  /** Opens at once, where the button was made by a press. */
  defaultOpen?: boolean | undefined;
  /** Opens the menu at this button at once, in place of a button of its own: one menu serves a whole table. */
  anchor?: HTMLElement | undefined;
  /** Closed for good: nothing is being asked either. */
  onClose?: (() => void) | undefined;
}

/**
 * A status as a button: what it may become comes first, the rest is folded with why it may not, and the reason is
 * asked for where the move needs one.
 */
export function StatusMoves<Status extends string>(props: StatusMovesProps<Status>) {
  const { status, name, moves, labelOf, badgeOf, onMove, anchor, onClose, askedByCaller } = props;
  const [asking, setAsking] = useState<{ to: Status; from: Status }>();
  const [isOpen, setOpen] = useState(anchor !== undefined);
  const isChosen = useRef(false);
  if (moves.length === 0 && !asking) return badgeOf(status);
  const close = () => {
    setAsking(undefined);
    onClose?.();
  };
  const choose = ({ to, needsReason }: Move<Status>) => {
    isChosen.current = true;
    const mustAsk = needsReason && !askedByCaller?.[to];
    if (mustAsk && !props.onAsk) return setAsking({ to, from: status });
    if (mustAsk) props.onAsk?.(to);
    else quietly(onMove(to));
    onClose?.();
  };
  const noteOf = ({ to, needsReason }: Move<Status>) =>
    askedByCaller?.[to] ?? (needsReason ? "理由を書いて変えます" : undefined);
  const items = <MoveItems moves={moves} badgeOf={badgeOf} noteOf={noteOf} onChoose={choose} />;
  return (
    <>
      {anchor ? (
        <AnchoredMenu
          anchor={anchor}
          open={isOpen}
          onOpenChange={(open) => {
            setOpen(open);
            // After a choice the dialog asks on, or has closed already.
            if (!open && !isChosen.current) onClose?.();
          }}
        >
          {items}
        </AnchoredMenu>
      ) : (
        <Menu
          defaultOpen={props.defaultOpen ?? false}
          trigger={
            <PlainButton look="status" aria-label={`${name}のステータス: ${labelOf(status)}（変更）`}>
              {badgeOf(status)}
              <Icon name="chevronDown" size={14} />
            </PlainButton>
          }
        >
          {items}
        </Menu>
      )}
      {asking !== undefined && (
        <ReasonDialog
          title={`「${labelOf(asking.to)}」に変えますか？`}
          description={props.description}
          submitLabel="変える"
          onSubmit={(reason) => onMove(asking.to, reason)}
          onClose={close}
        >
          <MovedMeanwhile from={labelOf(asking.from)} now={labelOf(status)} to={labelOf(asking.to)} />
        </ReasonDialog>
      )}
    </>
  );
}

/** Whoever moves says why it was refused; where nothing was typed, nothing is left to do. */
export const quietly = (done: unknown) => {
  if (done instanceof Promise) done.catch(() => undefined);
};

interface MoveItemsProps<Status extends string> {
  moves: readonly Move<Status>[];
  badgeOf: (status: Status) => ReactNode;
  noteOf: (move: Move<Status>) => string | undefined;
  onChoose: (move: Move<Status>) => void;
}

function MoveItems<Status extends string>({ moves, badgeOf, noteOf, onChoose }: MoveItemsProps<Status>) {
  const [isUnfolded, setUnfolded] = useState(false);
  // The way on comes first, the ways back and out after it.
  const possible = moves
    .filter(({ allowed }) => allowed)
    .sort((a, b) => Number(a.needsReason) - Number(b.needsReason));
  const others = moves.filter(({ allowed }) => !allowed);
  return (
    <>
      <MenuLabel>ステータスを変える</MenuLabel>
      {possible.map((move) => (
        <MenuItem key={move.to} reason={noteOf(move)} onSelect={() => onChoose(move)}>
          {badgeOf(move.to)}
        </MenuItem>
      ))}
      {others.length > 0 && (
        <MenuItem
          icon={isUnfolded ? "chevronDown" : "chevronRight"}
          keepOpen
          expanded={isUnfolded}
          onSelect={() => setUnfolded(!isUnfolded)}
        >
          {`ほかのステータス（${others.length}）`}
        </MenuItem>
      )}
      {isUnfolded &&
        others.map((move) => (
          <MenuItem key={move.to} disabled reason={move.why}>
            {badgeOf(move.to)}
          </MenuItem>
        ))}
    </>
  );
}

/** Over the reason: what was written is for a status that somebody else has changed, and goes on from the new one. */
export const MovedMeanwhile = ({ from, now, to }: { from: string; now: string; to: string }) =>
  from === now ? null : (
    <Banner tone="warning">
      {`その間に、ほかの人がステータスを「${from}」から「${now}」に変えました。`}
      {now === to ? "変えるものはありません。" : `このまま変えると、「${now}」から「${to}」になります。`}
    </Banner>
  );

export interface ReasonDialogProps {
  /** 見出し。何をするのかを尋ねます。 */
  title: string;
  /** 見出しの下の、何が変わるかの説明。 */
  description: string;
  /** 実行するボタンの文字。 */
  submitLabel: string;
  /** 理由を入れて実行したとき。空の理由では呼ばれません。Promise を返すと、終わってから閉じ、失敗したら理由を残します。 */
  onSubmit: (reason: string) => unknown;
  /** やめたときと、実行が終わったとき。 */
  onClose: () => void;
  /** 理由の欄の上に置くもの。 */
  children?: ReactNode;
}

/** Asks for the reason of a move; shown while mounted. */
export function ReasonDialog({
  title,
  description,
  submitLabel,
  onSubmit,
  onClose,
  children,
}: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    if (reason.trim() === "") return setMissing(true);
    setPending(true);
    try {
      await onSubmit(reason.trim());
      onClose();
    } catch {
      // Said by whoever moves; the reason can be sent again.
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      hasChanges={reason.trim() !== "" && !isPending}
      loading={isPending}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button aria-disabled={isPending || undefined} onClick={() => !isPending && onClose()}>
            キャンセル
          </Button>
          <Button variant="primary" loading={isPending} onClick={() => void submit()}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
      <FormField
        label="理由"
        requirement="required"
        error={isMissing ? "理由が空です。あとから見て分かるように入力してください。" : undefined}
      >
        <TextArea
          value={reason}
          rows={3}
          limit={500}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
      </FormField>
    </Dialog>
  );
}
