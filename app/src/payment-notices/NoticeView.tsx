import { type NoticeStatus, type PaymentNotice, takesNewEdition } from "@tsumugi/contract";
import {
  NoticeConfirmCard,
  NoticeDesk,
  NoticeDocument,
  NoticeDueClock,
  NoticeStatusMenu,
  ReasonDialog,
} from "@tsumugi/patterns";
import { Button, Card, Stack } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { isWrittenAgain } from "./draftValues.ts";
import { NoticeEditions } from "./NoticeEditions.tsx";
import { NoticePayDialog } from "./NoticePayDialog.tsx";
import { NoticePayment } from "./NoticePayment.tsx";
import { NoticeRefusal } from "./NoticeRefusal.tsx";
import { useNoticeMoves } from "./useNoticeMoves.ts";
import { useNoticeRights } from "./useNoticeRights.ts";
import { useOtherEditions } from "./useOtherEditions.ts";

export interface NoticeViewProps {
  readonly notice: PaymentNotice;
  readonly hrefOf: (uid: string) => string;
  /** A link to the editor of the next edition; for those who made the notice. */
  readonly newEdition?: ReactNode;
  /** A link to a new notice that begins with what a cancelled one said. */
  readonly copy?: ReactNode;
}

/** Stands in the history of a payment that the bank did not make. */
const REFUSED_REASON = "銀行の振込結果が振込不能だったため";

/** The step that comes next on either side, as its main button. */
const nextStep: Partial<Record<NoticeStatus, readonly [to: NoticeStatus, label: string]>> = {
  confirmed: ["approved", "支払承認する"],
  approved: ["paid", "支払済みにする"],
};

/** A notice that is out: how far it is and what can be done now, beside the page as it was printed. */
export function NoticeView({ notice, hrefOf, newEdition, copy }: NoticeViewProps) {
  const { movesOf, moverOf, canDraft, whyNot } = useNoticeRights();
  const { moveOne, isMoving } = useNoticeMoves();
  const [asking, setAsking] = useState<"paid" | "disputed" | null>(null);
  const others = useOtherEditions(notice);
  const moves = movesOf(notice);
  const mover = moverOf(notice);
  const may = (to: NoticeStatus) => moves.find((move) => move.to === to);
  const isReceived = mover === "payee" || (mover === null && notice.direction === "operator_to_company");
  const step = mover === "issuer" ? nextStep[notice.status] : undefined;
  const stepMove = step && may(step[0]);
  const { status } = notice;

  return (
    <>
      <NoticeDesk paper={<NoticeDocument notice={notice} />}>
        <Card title="いまの状態">
          <Stack>
            <NoticeConfirmCard
              notice={notice}
              view={isReceived ? "received" : "issued"}
              hasNext={others.some(({ uid }) => uid === notice.next_uid)}
              hasAccount={
                (notice.other_account ? notice.other_account.account : notice.payee.bank_account) !== null
              }
              actions={
                (mover === "issuer" && notice.refused_transfer && (
                  <NoticeRefusal
                    notice={notice}
                    takeBack={
                      <Button
                        variant="primary"
                        loading={isMoving}
                        onClick={() => void moveOne(notice, { status: "approved", reason: REFUSED_REASON })}
                      >
                        支払承認に戻す
                      </Button>
                    }
                  />
                )) ||
                (canDraft &&
                  !isReceived &&
                  ((takesNewEdition(notice) && newEdition) || (isWrittenAgain(notice) && copy)))
              }
            />
            {step && (
              <>
                <Button
                  full
                  variant="primary"
                  loading={isMoving}
                  aria-disabled={!stepMove?.allowed}
                  onClick={() => {
                    if (!stepMove?.allowed) return;
                    if (step[0] === "paid") setAsking("paid");
                    else void moveOne(notice, { status: step[0] });
                  }}
                >
                  {step[1]}
                </Button>
                {!stepMove?.allowed && <p className="tsu-muted">{stepMove?.why}</p>}
              </>
            )}
            {mover === "payee" && (
              <Stack gap="sm">
                {may("confirmed")?.allowed && (
                  <Button
                    full
                    variant="primary"
                    icon="check"
                    loading={isMoving}
                    onClick={() => void moveOne(notice, { status: "confirmed" })}
                  >
                    この内容で確認する
                  </Button>
                )}
                {may("disputed")?.allowed && (
                  <Button full onClick={() => setAsking("disputed")}>
                    内容が違うと連絡する
                  </Button>
                )}
              </Stack>
            )}
            {moves.some(({ allowed }) => allowed) && mover !== "payee" && (
              <NoticeStatusMenu
                status={status}
                name={notice.payee.name}
                moves={moves}
                onMove={(move) => (move.status === "paid" ? setAsking("paid") : void moveOne(notice, move))}
              />
            )}
            {mover === null && whyNot && <p className="tsu-muted">{whyNot}</p>}
          </Stack>
        </Card>
        <Card title="支払期日">
          <NoticeDueClock notice={notice} />
        </Card>
        {!isReceived && <NoticePayment notice={notice} />}
        <NoticeEditions notice={notice} others={others} hrefOf={hrefOf} />
      </NoticeDesk>
      <NoticePayDialog notice={asking === "paid" ? notice : null} onClose={() => setAsking(null)} />
      {asking === "disputed" && (
        <ReasonDialog
          title="内容が違うと連絡しますか？"
          description="どこがどう違うかを、発行元に伝えます。発行元は直した新しい版を発行します。"
          submitLabel="連絡する"
          onSubmit={(reason) =>
            void moveOne(notice, { status: "disputed", reason }).then((moved) => moved && setAsking(null))
          }
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
