import type { CompanyUserList } from "@tsumugi/contract";
import { Progress } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  & > .left {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    word-break: auto-phrase;
  }
  &[data-full] > .left > p {
    color: var(--tsu-danger-text);
    font-weight: 600;
  }
`;

export interface SeatsMeterProps {
  /** 利用人数の上限と、使っている人数。 */
  seats: CompanyUserList["seats"];
  /** 使っている人数のうち、招待の返事を待っている人数。既定は 0。 */
  pendingCount?: number;
  /** 上限に達したときの説明。既定は、企業の管理者に向けた言葉です。 */
  advice?: string;
  /** 上限に達したときだけ出す、人数を増やすためのリンクかボタン。 */
  action?: ReactNode;
}

const FULL =
  "上限に達しているため招待できません。使っていない招待を取り消すか、メンバーを削除すると空きます。上限を増やすときはツムギの運営にご相談ください。";

/** How many may still join. When all seats are taken it says how one becomes free. */
export function SeatsMeter({ seats, pendingCount = 0, advice = FULL, action }: SeatsMeterProps) {
  const left = Math.max(0, seats.max - seats.used);
  const isFull = left === 0;
  const pending = pendingCount > 0 ? `（招待中の${formatInteger(pendingCount)}人を含む）` : "";
  return (
    <Root data-full={isFull || undefined}>
      <Progress
        label={`利用人数${pending}`}
        value={seats.used}
        max={seats.max}
        unit="人"
        tone={isFull ? "danger" : "brand"}
      />
      <div className="left">
        <p>{isFull ? advice : `あと${formatInteger(left)}人招待できます。`}</p>
        {isFull && action}
      </div>
    </Root>
  );
}
