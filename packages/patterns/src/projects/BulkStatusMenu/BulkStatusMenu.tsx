import { type JobStatus, type JobStatusMove, jobStatuses } from "@tsumugi/contract";
import { Button, Menu, MenuItem, MenuLabel } from "@tsumugi/ui";
import { useState } from "react";
import { jobStatusLook } from "../../job-requests/StatusBadge/jobStatus.ts";
import { StatusBadge } from "../../job-requests/StatusBadge/StatusBadge.tsx";
import { quietly, ReasonDialog } from "../../shared/StatusMoves.tsx";

export interface BulkStatusMenuProps {
  /** 選んだ行ごとの、今のステータスから変えられる先。 */
  moves: readonly (readonly JobStatusMove[])[];
  /** 変える先を選んだとき。Promise を返すと、終わるまで理由を残し、失敗したらまた見せます。 */
  onMove: (status: JobStatus, reason?: string) => unknown;
  /** 変更中。 */
  loading?: boolean;
}

interface Common {
  to: JobStatus;
  possible: number;
  needsReason: boolean;
  why: string | undefined;
}

/** What all rows can become comes first; of the rest it says how many stand against it, and why. */
function commonMoves(moves: BulkStatusMenuProps["moves"]): Common[] {
  return jobStatuses.map((to) => {
    const own = moves.map((row) => row.find((move) => move.to === to));
    const refused = own.find((move) => !move?.allowed);
    return {
      to,
      possible: own.filter((move) => move?.allowed).length,
      needsReason: own.some((move) => move?.needsReason),
      why: refused?.why,
    };
  });
}

/** Moves several rows at once, with one reason where the move asks for one. */
export function BulkStatusMenu({ moves, onMove, loading = false }: BulkStatusMenuProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const [asking, setAsking] = useState<JobStatus>();
  const all = commonMoves(moves);
  const shared = all
    .filter(({ possible }) => possible === moves.length)
    .sort((a, b) => Number(a.needsReason) - Number(b.needsReason));
  const others = all.filter(({ possible }) => possible < moves.length);
  return (
    <>
      <Menu
        onOpenChange={() => setUnfolded(false)}
        trigger={
          <Button size="sm" iconEnd="chevronDown" loading={loading}>
            ステータス
          </Button>
        }
      >
        <MenuLabel>{`${moves.length}名のステータスを変える`}</MenuLabel>
        {shared.map(({ to, needsReason }) => (
          <MenuItem
            key={to}
            reason={needsReason ? "理由を書いて変えます" : undefined}
            onSelect={() => (needsReason ? setAsking(to) : quietly(onMove(to)))}
          >
            <StatusBadge status={to} />
          </MenuItem>
        ))}
        {shared.length === 0 && (
          <MenuItem disabled reason="ステータスのそろった行を選ぶと、まとめて変えられます。">
            全員に共通して変えられるステータスがありません
          </MenuItem>
        )}
        <MenuItem
          icon={isUnfolded ? "chevronDown" : "chevronRight"}
          keepOpen
          expanded={isUnfolded}
          onSelect={() => setUnfolded(!isUnfolded)}
        >
          {`ほかのステータス（${others.length}）`}
        </MenuItem>
        {isUnfolded &&
          others.map(({ to, possible, why }) => (
            <MenuItem
              key={to}
              disabled
              reason={`${moves.length - possible}名は変えられません。${why ?? "もうこのステータスです。"}`}
            >
              <StatusBadge status={to} />
            </MenuItem>
          ))}
      </Menu>
      {asking && (
        <ReasonDialog
          title={`${moves.length}名を「${jobStatusLook(asking).label}」に変えますか？`}
          description="同じ理由が、それぞれの履歴に残ります。"
          submitLabel="変える"
          onSubmit={(reason) => onMove(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
