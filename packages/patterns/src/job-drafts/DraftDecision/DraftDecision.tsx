import { Banner, Button, DateField, FormField, TextArea, TextField } from "@tsumugi/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { unsavedMark } from "../../shared/unsavedMark.ts";

const Root = styled.div`
  display: grid;
  gap: 12px;
  /* The name of a check is not torn while it fits into a line. */
  & > .open > span {
    display: inline-block;
  }
  & > .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

export interface DraftRevision {
  /** 修正してほしい内容。 */
  message: string;
  /** 次の下書きの期限。`YYYY-MM-DD`。決めなければ null。 */
  due_on: string | null;
  /** 上限の回数を超えて依頼する理由。クリエイターにも表示されます。超えなければ空です。 */
  reason: string;
}

export interface DraftDecisionProps {
  /** これまでに修正を依頼した回数。 */
  revisionCount: number;
  /** 修正を依頼できる回数。超えるときは理由の入力を求めます。 */
  maxRevisions: number;
  /** まだ確認していない項目の名前。残っている間は承認できません。 */
  open: readonly string[];
  /** すでに承認した人の名前。 */
  approvedBy?: readonly string[];
  /** 承認に必要な人数。既定は 1。 */
  approversNeeded?: number;
  /** 読んでいる人はもう承認しました。ほかの人の承認を待ちます。 */
  hasApproved?: boolean;
  /** 保存中。 */
  loading?: boolean;
  /** 保存できなかった理由。入力は残ります。 */
  error?: string | undefined;
  /** サーバーが返した、項目ごとのエラー。その欄の下に出ます。 */
  fields?: Readonly<Record<string, string>> | undefined;
  /** 初めに入れておく修正の依頼。内容があれば、入力欄を開いて始めます。 */
  initial?: DraftRevision | undefined;
  /** 修正の依頼の入力が変わるたび。覚えておくために呼びます。 */
  onDraftChange?: (revision: DraftRevision) => void;
  /** 「承認する」を押したとき。 */
  onApprove: () => void;
  /** 修正を依頼するとき。約束が果たされると入力が消えます。 */
  onRevise: (revision: DraftRevision) => Promise<unknown>;
}

const nothing: DraftRevision = { message: "", due_on: null, reason: "" };

/** Approve, or ask for a revision with message, deadline and counter. */
export function DraftDecision(props: DraftDecisionProps) {
  const { revisionCount, maxRevisions, open, approvedBy = [], approversNeeded = 1, fields = {} } = props;
  const [isRevising, setRevising] = useState(Boolean(props.initial?.message || props.initial?.reason));
  const [revision, setRevision] = useState(props.initial ?? nothing);
  const [wasTried, setWasTried] = useState(false);
  const [dayProblem, setDayProblem] = useState<string>();
  const isOver = revisionCount >= maxRevisions;
  const missing = approversNeeded - approvedBy.length;
  const isBlank = revision.message.trim() === "" || (isOver && revision.reason.trim() === "");
  const change = (next: DraftRevision) => {
    setRevision(next);
    props.onDraftChange?.(next);
  };
  const send = async () => {
    setWasTried(true);
    if (isBlank || dayProblem) return;
    try {
      await props.onRevise(revision);
      setRevision(nothing);
      setRevising(false);
      setWasTried(false);
    } catch {
      // Shown above, with what was typed still there.
    }
  };
  const problem = (name: keyof DraftRevision, message: string) =>
    fields[name] ?? (wasTried && !revision[name]?.trim() ? message : undefined);
  return (
    <Root {...unsavedMark(revision.message.trim() !== "" || revision.reason.trim() !== "")}>
      <p>
        修正依頼 <strong className="tsu-num">{revisionCount}</strong>／{maxRevisions}回
        {approversNeeded > 1 && `・承認 ${approvedBy.length}／${approversNeeded}人`}
      </p>
      {approvedBy.length > 0 && missing > 0 && (
        <Banner tone="info">
          {approvedBy.join("さん、")}さんが承認しました。あと{missing}人の承認が必要です。
        </Banner>
      )}
      {props.error && <Banner tone="danger">{props.error}</Banner>}
      {open.length > 0 && !isRevising && (
        <p className="tsu-muted open">
          承認するには、残りの確認項目にチェックを入れてください:{" "}
          {open.map((name, index) => (
            <span key={name}>{index < open.length - 1 ? `${name}、` : name}</span>
          ))}
        </p>
      )}
      {!isRevising && (
        <div className="buttons">
          <Button
            variant="primary"
            icon="check"
            loading={props.loading ?? false}
            disabled={open.length > 0 || props.hasApproved}
            onClick={props.onApprove}
          >
            {props.hasApproved ? "承認済み" : "承認する"}
          </Button>
          <Button onClick={() => setRevising(true)}>修正を依頼</Button>
        </div>
      )}
      {isRevising && (
        <>
          <FormField
            label="修正してほしい内容"
            requirement="required"
            error={problem(
              "message",
              "修正してほしい内容が入力されていません。直す箇所と直し方を書いてください。",
            )}
          >
            <TextArea
              rows={4}
              value={revision.message}
              onChange={(event) => change({ ...revision, message: event.target.value })}
            />
          </FormField>
          <FormField label="次の下書きの期限" requirement="optional" error={dayProblem ?? fields.due_on}>
            <DateField
              value={revision.due_on}
              // What cannot be read stays to be corrected: the day before it must not go out unseen.
              onValueChange={(day, typed) => {
                setDayProblem(typed.problem);
                change({ ...revision, due_on: day === undefined ? typed.text : day });
              }}
            />
          </FormField>
          {isOver && (
            <FormField
              label={`${maxRevisions}回を超えて依頼する理由`}
              requirement="required"
              error={problem("reason", "理由が入力されていません。クリエイターにも表示されます。")}
            >
              <TextField
                value={revision.reason}
                onChange={(event) => change({ ...revision, reason: event.target.value })}
              />
            </FormField>
          )}
          <div className="buttons">
            <Button variant="primary" loading={props.loading ?? false} onClick={() => void send()}>
              修正を依頼する（{revisionCount + 1}回目）
            </Button>
            <Button onClick={() => setRevising(false)}>やめる</Button>
          </div>
        </>
      )}
    </Root>
  );
}
