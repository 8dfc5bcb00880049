import { platformLabels } from "@tsumugi/contract";
import { Badge, type BadgeTone, Checkbox, Radio, TextField } from "@tsumugi/ui";
import { useId } from "react";
import { styled } from "styled-components";
import type { PastedLine } from "./assign.types.ts";
import type { AssignHints } from "./assignWords.ts";
import { CreatorNotes } from "./CreatorNotes.tsx";
import { CandidateLook, CreatorRow } from "./CreatorRow.tsx";
import { creatorOf } from "./useAssignChoice.ts";

const Root = styled.li`
  padding: 10px 0;
  border-bottom: 1px solid var(--tsu-border);
  & > .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
  }
  & > .head > .line {
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
  }
  & > .head > .badge {
    flex: none;
  }
  & > ul > li {
    border-bottom: 0;
  }
  & .choices > label {
    width: 100%;
    padding: 6px 4px;
  }
  & .choices .text {
    flex: 1;
    min-width: 0;
  }
  & .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-width: 0;
  }
  & .figures {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
    flex: none;
  }
  & .register {
    display: grid;
    gap: 6px;
    padding: 6px 4px 0;
  }
  & .register > .name {
    display: flex;
    align-items: baseline;
    gap: 8px;
    padding-left: 28px;
    font-size: var(--tsu-text-sm);
  }
  & .cannot {
    padding: 4px;
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
  }
`;

const results: Record<PastedLine["matched"]["result"], { tone: BadgeTone; label: string }> = {
  found: { tone: "success", label: "見つかりました" },
  several: { tone: "warning", label: "選択が必要です" },
  assigned: { tone: "neutral", label: "追加済み" },
  unknown: { tone: "danger", label: "見つかりません" },
};

export interface PastedLineRowProps {
  pasted: PastedLine;
  hints: AssignHints;
  assignedUids: ReadonlySet<string>;
  isChosen: (uid: string) => boolean;
  onToggle: (on: boolean) => void;
  onPick: (creator_uid: string | null) => void;
  onChange: (change: Partial<PastedLine>) => void;
}

/** What one pasted line means, and what is to become of it. */
export function PastedLineRow(props: PastedLineRowProps) {
  const { pasted, hints, assignedUids, isChosen, onToggle, onPick, onChange } = props;
  const { matched, picked, registers, display_name } = pasted;
  const { line, candidates, register } = matched;
  const name = useId();
  const [only] = candidates;
  const isAssigned = matched.result === "assigned" || (only && assignedUids.has(only.creator_uid));
  const result = matched.result === "found" && isAssigned ? "assigned" : matched.result;
  return (
    <Root aria-label={line}>
      <div className="head">
        <span className="line">{line}</span>
        <Badge className="badge" tone={results[result].tone}>
          {result === "several" && picked !== null ? "選択済み" : results[result].label}
        </Badge>
      </div>
      {only && result !== "several" && (
        <ul>
          <CreatorRow
            creator={creatorOf(only)}
            hints={hints}
            checked={isChosen(only.creator_uid)}
            isAssigned={result === "assigned"}
            onToggle={onToggle}
          />
        </ul>
      )}
      {result === "several" && (
        <div className="choices" role="radiogroup" aria-label={`「${line}」に当てはまるクリエイター`}>
          {candidates.map(creatorOf).map((creator) => (
            <Radio
              key={creator.uid}
              name={name}
              checked={picked === creator.uid}
              disabled={assignedUids.has(creator.uid) || hints.get(creator.uid)?.archived === true}
              onChange={() => onPick(creator.uid)}
              label={
                <>
                  <CandidateLook
                    creator={creator}
                    sub={assignedUids.has(creator.uid) ? "追加済み" : undefined}
                  />
                  <CreatorNotes hint={hints.get(creator.uid)} />
                </>
              }
            />
          ))}
          <Radio
            name={name}
            checked={picked === null}
            onChange={() => onPick(null)}
            label="この中から追加しない"
          />
        </div>
      )}
      {result === "unknown" && register && (
        <div className="register">
          <Checkbox
            checked={registers}
            onChange={(event) => onChange({ registers: event.target.checked })}
            label="登録して追加"
            description={`${platformLabels[register.platform]} @${register.handle}`}
          />
          {registers && (
            <div className="name">
              <span aria-hidden="true">表示名</span>
              <TextField
                aria-label={`「${line}」の表示名`}
                value={display_name}
                limit={100}
                placeholder={register.handle}
                onChange={(event) => onChange({ display_name: event.target.value })}
              />
            </div>
          )}
        </div>
      )}
      {result === "unknown" && !register && (
        <p className="cannot">
          アカウントが分からないため、ここでは登録できません。プロフィールのURLか @
          で始まるアカウント名にしてください。
        </p>
      )}
    </Root>
  );
}
