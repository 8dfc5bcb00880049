import type { NoticeStatus, PaymentNotice } from "@tsumugi/contract";
import { NoticeIssueDialog, type NoticeMoveChoice, NoticeMoveDialog } from "@tsumugi/patterns";
import { Button, Tooltip } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { fullMessageOf } from "../shared/errors.ts";
import { bulkStep } from "./bulkStep.ts";
import { PdfsButton } from "./files/PdfsButton.tsx";
import { useBankCalendar } from "./useBankCalendar.ts";
import { useDeemedDay } from "./useDeemedDay.ts";
import { useNoticeMoves } from "./useNoticeMoves.ts";
import { useNoticeRights } from "./useNoticeRights.ts";

export interface NoticeSelectionActionsProps {
  /** Those chosen, at least one. */
  readonly chosen: readonly PaymentNotice[];
  readonly onDone: () => void;
  /** Beside the moves: files. */
  readonly children?: ReactNode;
}

type Step = readonly [to: NoticeStatus, label: string];
const stepsOf = {
  issuer: [
    ["issued", "発行"],
    ["approved", "支払承認"],
    ["paid", "支払済みにする"],
    ["cancelled", "取消"],
  ],
  payee: [["confirmed", "確認する"]],
  operator: [
    ["approved", "支払承認"],
    ["paid", "支払済みにする"],
    ["cancelled", "取消"],
  ],
} as const satisfies Record<string, readonly Step[]>;

const noRefusals: ReadonlyMap<string, string> = new Map();

/** What can be done with the chosen notices at once: how many can take each step stands on its button. */
export function NoticeSelectionActions({ chosen, onDone, children }: NoticeSelectionActionsProps) {
  const { movesOf, moverOf } = useNoticeRights();
  const { moveMany, isMoving, error, reset } = useNoticeMoves();
  const [step, setStep] = useState<NoticeStatus | null>(null);
  const [refused, setRefused] = useState(noRefusals);
  const deemedOn = useDeemedDay();
  const calendar = useBankCalendar();
  const stepTo = (to: NoticeStatus) => bulkStep(to, chosen, movesOf);
  const mover = chosen[0] ? moverOf(chosen[0]) : null;
  const steps: readonly Step[] = mover === null || mover === "system" ? [] : stepsOf[mover];

  const close = () => {
    setStep(null);
    setRefused(noRefusals);
    reset();
  };
  const move = async (status: NoticeStatus, { uids, ...more }: NoticeMoveChoice) => {
    const results = await moveMany(
      chosen.filter(({ uid }) => uids.includes(uid)),
      { status, ...more },
    );
    if (!results) return;
    const failed = results.flatMap(({ uid, error: cause }) => (cause ? [[uid, cause.message] as const] : []));
    if (failed.length > 0) return setRefused(new Map(failed));
    close();
    onDone();
  };
  const taken = stepTo(step ?? "issued");
  const isIssuing = step === "issued" && !taken.isBack && refused === noRefusals;
  return (
    <>
      {steps.map(([to, label]) => {
        const { count, backLabel, moveOf } = stepTo(to);
        const words = backLabel ?? label;
        const button = (
          <Button key={to} size="sm" aria-disabled={count === 0} onClick={() => count > 0 && setStep(to)}>
            {count > 0 && count < chosen.length ? `${words}（${count}）` : words}
          </Button>
        );
        const why = chosen[0] && moveOf(chosen[0].uid)?.why;
        if (count > 0 || !why) return button;
        return (
          <Tooltip key={to} content={why}>
            {button}
          </Tooltip>
        );
      })}
      {children}
      <PdfsButton notices={chosen} />
      <NoticeIssueDialog
        open={isIssuing}
        onOpenChange={(open) => !open && close()}
        notices={chosen.filter(({ uid }) => taken.moveOf(uid)?.allowed)}
        deemedOn={deemedOn}
        calendar={calendar}
        onIssue={(uids) => void move("issued", { uids })}
        loading={isMoving}
        error={error && fullMessageOf(error)}
      />
      <NoticeMoveDialog
        to={isIssuing ? null : step}
        notices={chosen}
        moveOf={({ uid }) => taken.moveOf(uid)}
        onMove={(choice) => step && void move(step, choice)}
        onClose={() => {
          const isOver = refused !== noRefusals;
          close();
          if (isOver) onDone();
        }}
        moving={isMoving}
        refused={refused}
        error={error && fullMessageOf(error)}
      />
    </>
  );
}
