import { banksOf, dayOff, type PaymentNotice, type WorkingCalendar } from "@tsumugi/contract";
import { Badge, Banner, Button, Dialog, Money, Person } from "@tsumugi/ui";
import { formatDay, formatInteger, formatYen, MISSING } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { type ConflictRow, ConflictTable } from "../../shared/ConflictDialog/ConflictTable.tsx";

const Root = styled.div`
  display: grid;
  gap: 14px;
  & > .rules {
    padding-left: 1.3em;
    list-style: disc;
    display: grid;
    gap: 2px;
  }
  & > .changed {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  & > .changed > p {
    font-weight: 600;
  }
  & > .who {
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    max-height: 300px;
    overflow: auto;
  }
  & > .who > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: center;
    padding: 8px 12px;
  }
  & > .who > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & > .who .tsu-num {
    font-weight: 600;
  }
  & > .who .warn {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
`;

/** What the dialog needs to know of each notice. */
export type IssuableNoticeLook = Pick<
  PaymentNotice,
  "uid" | "payee" | "payable" | "due_on" | "legal_latest_on"
>;

/** Why a notice cannot go out yet; empty when it can. */
const issueProblems = (notice: IssuableNoticeLook): string[] =>
  notice.due_on > notice.legal_latest_on ? ["支払期日が法定期限の後"] : [];

/** It goes out all the same: the paper or the link of the reply page can be handed over in another way. */
function issueHints(notice: IssuableNoticeLook, calendar: WorkingCalendar | undefined): string[] {
  const closed = dayOff(notice.due_on, banksOf(calendar));
  return [
    ...(notice.payee.email === "" ? ["メールアドレス未登録（メールは届きません）"] : []),
    ...(closed ? [`支払期日は${closed}で、銀行振込が届きません`] : []),
  ];
}

/** What a colleague changed in one of them while the dialog was open. */
export interface IssueChangeLook {
  /** 支払通知書の uid。 */
  uid: PaymentNotice["uid"];
  /** 支払先の名前。 */
  name: string;
  /** 見ていた内容（`mine`）と現在（`theirs`）。空なら、下書きではなくなりました。 */
  rows: readonly ConflictRow[];
  /** 下書きではなくなったときの、なった先（「「発行済み」になった」のように、「ため」の前まで）。 */
  why?: string;
}

export interface NoticeIssueDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** ×、Esc、外、「キャンセル」で閉じようとしたとき。 */
  onOpenChange: (open: boolean) => void;
  /** 発行する下書き。1 件でも何件でも。 */
  notices: readonly IssuableNoticeLook[];
  /** 連絡がなければ確認とみなす日（`YYYY-MM-DD`）。企業の設定によります。 */
  deemedOn: string;
  /** 銀行の休み。渡さなければ、支払期日の土日と年末年始だけを知らせます。 */
  calendar?: WorkingCalendar;
  /** 発行を押したとき。発行できるものの uid だけが渡ります。 */
  onIssue: (uids: string[]) => void;
  /** 開いている間に、ほかの人が変えたもの。確かめるまで発行できません。 */
  changes?: readonly IssueChangeLook[];
  /** 「変更を確認した」を押したとき。`changes` を渡すなら要ります。 */
  onChangesSeen?: () => void;
  /** 変更のあったものを外してほかを発行すると選んだとき。外すものの uid が渡ります。渡さなければ、選べません。 */
  onLeaveOut?: (uids: string[]) => void;
  /** 発行中。終わるまで閉じられません。 */
  loading?: boolean;
  /** 発行できなかったわけ。原因、直し方の順に書きます。 */
  error?: ReactNode;
}

/** The last look before notices go out: to whom, how much, what freezes, and until when silence is waited for. */
export function NoticeIssueDialog(props: NoticeIssueDialogProps) {
  const { notices, deemedOn, changes = [], loading = false } = props;
  const ready = notices.filter((notice) => issueProblems(notice).length === 0);
  const unmailed = ready.filter((notice) => notice.payee.email === "").length;
  const sum = ready.reduce((all, notice) => all + notice.payable, 0);
  const canIssue = ready.length > 0 && changes.length === 0;
  const changed = new Set(changes.map(({ uid }) => uid));
  const isOver = notices.length === 0;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      loading={loading}
      title={
        isOver ? "発行できる下書きがありません" : `支払通知書を${formatInteger(ready.length)}件発行しますか？`
      }
      description={
        isOver ? "閉じて、一覧で現在の内容を確かめてください。" : "支払先に確認のお願いをメールで送ります。"
      }
      footer={
        isOver ? (
          <Button variant="primary" onClick={() => props.onOpenChange(false)}>
            閉じる
          </Button>
        ) : (
          <>
            <Button onClick={() => props.onOpenChange(false)}>キャンセル</Button>
            <Button
              variant="primary"
              icon="send"
              loading={loading}
              aria-disabled={!canIssue}
              onClick={() => canIssue && props.onIssue(ready.map(({ uid }) => uid))}
            >
              {ready.length > 0 ? `${formatInteger(ready.length)}件を発行する` : "発行する"}
            </Button>
          </>
        )
      }
    >
      <Root>
        {props.error && <Banner tone="danger">{props.error}</Banner>}
        {changes.length > 0 && (
          <IssueChanges
            changes={changes}
            onSeen={isOver ? undefined : props.onChangesSeen}
            onLeaveOut={
              changes.some(({ rows }) => rows.length > 0) && notices.some(({ uid }) => !changed.has(uid))
                ? props.onLeaveOut
                : undefined
            }
          />
        )}
        {ready.length < notices.length && (
          <Banner tone="warning" title={`${notices.length - ready.length}件は発行できません`}>
            理由を直すと発行できます。ほかの{ready.length}件は今発行できます。
          </Banner>
        )}
        {!isOver && (
          <>
            <ul className="rules">
              <li>発行すると金額は変えられません。直すときは新しい版を作成します。</li>
              <li>{formatDay(deemedOn)}より前に連絡がなければ、確認があったものとみなします。</li>
              {unmailed > 0 && (
                <li>
                  メールアドレスのない{formatInteger(unmailed)}
                  件には、発行したあとで返信ページのリンクかPDFを渡してください。
                </li>
              )}
              <li>差引支払額の合計は {formatYen(sum)} です。</li>
            </ul>
            <ul className="who" aria-label="発行する支払通知書">
              {notices.map((notice) => (
                <li key={notice.uid}>
                  <Person
                    name={notice.payee.name}
                    image={notice.payee.managed_creator?.image}
                    sub={`${notice.payee.email || MISSING}　支払期日 ${formatDay(notice.due_on)}`}
                  />
                  <Money value={notice.payable} />
                  {(changed.has(notice.uid) ||
                    issueProblems(notice).length > 0 ||
                    issueHints(notice, props.calendar).length > 0) && (
                    <span className="warn">
                      {changed.has(notice.uid) && (
                        <Badge tone="warning" icon="warning">
                          ほかの人が変更
                        </Badge>
                      )}
                      {issueProblems(notice).map((problem) => (
                        <Badge key={problem} tone="danger" icon="warning">
                          {problem}
                        </Badge>
                      ))}
                      {issueHints(notice, props.calendar).map((hint) => (
                        <Badge key={hint} tone="warning">
                          {hint}
                        </Badge>
                      ))}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Root>
    </Dialog>
  );
}

interface IssueChangesProps {
  changes: readonly IssueChangeLook[];
  onSeen: (() => void) | undefined;
  onLeaveOut: ((uids: string[]) => void) | undefined;
}

/** Nothing goes out with an amount that nobody has read: what changed is shown, and has to be agreed to. */
const IssueChanges = ({ changes, onSeen, onLeaveOut }: IssueChangesProps) => (
  <>
    <Banner
      tone="warning"
      title="開いている間に、ほかの人が変更しました"
      actions={
        onSeen && (
          <>
            <Button size="sm" onClick={onSeen}>
              変更を確認した
            </Button>
            {onLeaveOut && (
              <Button size="sm" onClick={() => onLeaveOut(changes.map(({ uid }) => uid))}>
                変更のあったものを外す
              </Button>
            )}
          </>
        )
      }
    >
      {onSeen && "内容を確かめて「変更を確認した」を押すと、発行できます。"}
      {onLeaveOut && "「変更のあったものを外す」を押すと、ほかのものだけを発行できます。"}
    </Banner>
    {changes.map(({ uid, name, rows, why = "下書きではなくなった" }) =>
      rows.length > 0 ? (
        <div key={uid} className="changed">
          <p>{name}</p>
          <ConflictTable
            rows={rows}
            label={`「${name}」の変更`}
            mineLabel="見ていた内容"
            theirsLabel="現在"
          />
        </div>
      ) : (
        <p key={uid}>
          「{name}」は{why}ため、発行するものから外しました。
        </p>
      ),
    )}
  </>
);
