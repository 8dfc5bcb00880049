import type { NoticeStatus, PaymentNotice } from "@tsumugi/contract";
import { type NoticeMoveChoice, NoticeMoveDialog } from "@tsumugi/patterns";
import { Button, Tooltip } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { fullMessageOf } from "../shared/errors.ts";
import { bulkStep } from "./bulkStep.ts";
import { PdfsButton } from "./files/PdfsButton.tsx";
import { useNoticeMoves } from "./useNoticeMoves.ts";
import { useNoticeRights } from "./useNoticeRights.ts";

export interface NoticeSelectionActionsProps {
  /** Those chosen, at least one. */
  readonly chosen: readonly PaymentNotice[];
  readonly onDone: () => void;
  /** Asks about these drafts: a question that outlives the choice, which a colleague may take out of the list. */
  readonly onIssue: (drafts: readonly PaymentNotice[]) => void;
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
export function NoticeSelectionActions({ chosen, onDone, onIssue, children }: NoticeSelectionActionsProps) {
  const { movesOf, moverOf } = useNoticeRights();
  const { moveMany, isMoving, error, reset } = useNoticeMoves();
  const [step, setStep] = useState<NoticeStatus | null>(null);
  const [refused, setRefused] = useState(noRefusals);
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
  const taken = step && stepTo(step);
  const begin = (to: NoticeStatus) => {
    const { isBack, moveOf } = stepTo(to);
    if (to !== "issued" || isBack) return setStep(to);
    onIssue(chosen.filter(({ uid }) => moveOf(uid)?.allowed));
  };
  return (
    <>
      {steps.map(([to, label]) => {
        const { count, backLabel, moveOf } = stepTo(to);
        const words = backLabel ?? label;
        const button = (
          <Button key={to} size="sm" aria-disabled={count === 0} onClick={() => count > 0 && begin(to)}>
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
      <NoticeMoveDialog
        to={step}
        notices={chosen}
        moveOf={({ uid }) => taken?.moveOf(uid)}
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
