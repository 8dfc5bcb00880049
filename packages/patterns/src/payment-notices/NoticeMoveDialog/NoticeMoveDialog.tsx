import { type NoticeStatus, type NoticeStatusMove, type PaymentNotice, paidProblem } from "@tsumugi/contract";
import { Banner, Button, DateField, Dialog, DialogClose, FormField, Money, TextArea } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey, formatDay, formatInteger, formatYen, isDay } from "@tsumugi/ui/format";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { noticeStatusLook } from "../NoticeBadge/noticeStatus.ts";

const Root = styled.div`
  display: grid;
  gap: 14px;
  & .who {
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    max-height: 260px;
    overflow: auto;
  }
  & .who > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    padding: 6px 12px;
    line-height: var(--tsu-leading-cell);
  }
  & .who > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & .who .sub {
    grid-column: 1 / -1;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  & .who[data-refused] .sub {
    color: var(--tsu-danger-text);
  }
  & .head {
    font-weight: 650;
    line-height: 1.5;
  }
`;

export type MovableNoticeLook = Pick<
  PaymentNotice,
  "uid" | "number" | "payee" | "payable" | "status" | "issued_on" | "edition" | "ordered_on"
>;

/** The days on which the bank files that hold them are debited. */
const orderedDays = (notices: readonly MovableNoticeLook[]) =>
  notices.flatMap(({ ordered_on }) => ordered_on ?? []).sort();

/** The day of the bank file, where all of them stand in files of one day that has come. */
function likelyPaidOn(notices: readonly MovableNoticeLook[], today: string): string {
  const days = orderedDays(notices);
  const [first = today, last = first] = [days[0], days.at(-1)];
  return days.length === notices.length && first === last && first <= today ? first : today;
}

/** What the bank pays on a day to come has no day of payment until today. */
const whyUnpaid = ({ ordered_on }: MovableNoticeLook, today: string): string | undefined =>
  ordered_on !== null && ordered_on > today
    ? `振込日${formatDay(ordered_on)}の振込ファイルに入っています。振込日を過ぎてから支払済みにします。ほかの方法で支払ったときは、先に「作成した振込ファイル」からそのファイルを取り消してください。`
    : undefined;

/** What is wrong with a day, with the name of the one for which it is where there are others. */
function dayProblem(notices: readonly MovableNoticeLook[], paidOn: string): string | undefined {
  for (const notice of notices) {
    // Of a later edition only the server knows when the first one went out.
    const issuedOn = notice.edition === 1 ? notice.issued_on : null;
    const problem = paidProblem(paidOn, issuedOn, notice.ordered_on);
    if (problem) return notices.length === 1 ? problem : `「${notice.payee.name}」: ${problem}`;
  }
  return undefined;
}

/** What the person said in the dialog. */
export interface NoticeMoveChoice {
  /** 変える支払通知書の uid。 */
  uids: string[];
  /** 変える理由。理由の要る変更のときだけ入ります。 */
  reason?: string;
  /** 振り込んだ日（`YYYY-MM-DD`）。支払済みにするときだけ入ります。 */
  paid_on?: string;
}

export interface NoticeMoveDialogProps {
  /** 変える先のステータス。null なら閉じます。 */
  to: NoticeStatus | null;
  /** 変えようとしている支払通知書。変えられないものも、わけとともに出します。 */
  notices: readonly MovableNoticeLook[];
  /** それぞれを変えられるか、変えられないならそのわけ。 */
  moveOf: (notice: MovableNoticeLook) => NoticeStatusMove | undefined;
  /** 変えるボタンを押したとき。変えられるものの uid だけが渡ります。 */
  onMove: (choice: NoticeMoveChoice) => void;
  /** 閉じようとしたとき。 */
  onClose: () => void;
  /** 変更中。終わるまで閉じられません。 */
  moving?: boolean;
  /** サーバーが断ったものの、uid ごとのわけ。ほかのものは変わりました。 */
  refused?: ReadonlyMap<string, string>;
  /** 1 件も変わらなかったわけ。原因、直し方の順に書きます。 */
  error?: ReactNode;
}

const what: Partial<Record<NoticeStatus, { verb: string; done: string }>> = {
  issued: { verb: "発行済みに戻す", done: "発行済みに戻しました" },
  approved: { verb: "支払承認する", done: "支払承認しました" },
  paid: { verb: "支払済みにする", done: "支払済みにしました" },
  cancelled: { verb: "取り消す", done: "取り消しました" },
};
/** 「支払承認する」, and what is said once it is done. */
export const noticeMoveWords = (to: NoticeStatus) =>
  what[to] ?? {
    verb: `「${noticeStatusLook(to).label}」に変える`,
    done: `「${noticeStatusLook(to).label}」に変えました`,
  };

/** One move of several notices: which of them can, what it comes to, the day or the reason where one is asked for. */
export function NoticeMoveDialog(props: NoticeMoveDialogProps) {
  return props.to === null ? null : <Asking key={props.to} {...props} to={props.to} />;
}

function Asking(props: NoticeMoveDialogProps & { to: NoticeStatus }) {
  const { to, notices, moveOf, onClose, moving = false, refused = new Map<string, string>() } = props;
  const today = dayKey(useNow());
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const whyNot = (notice: MovableNoticeLook): string | undefined => {
    const move = moveOf(notice);
    if (!move?.allowed) return move?.why ?? "";
    return to === "paid" ? whyUnpaid(notice, today) : undefined;
  };
  const ready = notices.filter((notice) => whyNot(notice) === undefined);
  const [paidOn, setPaidOn] = useState<string>(() => likelyPaidOn(ready, today));
  const rest = notices.filter((notice) => whyNot(notice) !== undefined);
  const needsReason = ready.some((notice) => moveOf(notice)?.needsReason);
  const dayError = !isDay(paidOn)
    ? "日付を読み取れません。例: 2026/11/30"
    : paidOn > today
      ? "先の日付です。振り込んだ日を選んでください。"
      : dayProblem(ready, paidOn);
  const reasonError =
    needsReason && reason.trim() === ""
      ? "理由が空です。あとから見て分かるように入力してください。"
      : undefined;
  const { verb } = noticeMoveWords(to);
  const submit = () => {
    setChecked(true);
    if (ready.length === 0 || reasonError || (to === "paid" && dayError)) return;
    props.onMove({
      uids: ready.map(({ uid }) => uid),
      ...(needsReason && { reason: reason.trim() }),
      ...(to === "paid" && { paid_on: paidOn }),
    });
  };
  const failed = notices.filter(({ uid }) => refused.has(uid));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      loading={moving}
      hasChanges={reason.trim() !== "" && failed.length === 0}
      title={
        failed.length > 0
          ? `${formatInteger(failed.length)}件は変えられませんでした`
          : `${verb}支払通知書の確認`
      }
      description={
        failed.length > 0
          ? "ほかの支払通知書は変わりました。理由を確かめて、必要ならもう一度変えてください。"
          : "誰がいつ変えたかは、支払通知書の履歴に残ります。"
      }
      footer={
        failed.length > 0 ? (
          <Button variant="primary" onClick={onClose}>
            閉じる
          </Button>
        ) : (
          <>
            <DialogClose>
              <Button>キャンセル</Button>
            </DialogClose>
            <Button
              variant={to === "cancelled" ? "danger" : "primary"}
              loading={moving}
              aria-disabled={ready.length === 0}
              onClick={submit}
            >
              {formatInteger(ready.length)}件を{verb}
            </Button>
          </>
        )
      }
    >
      <Root>
        {props.error && <Banner tone="danger">{props.error}</Banner>}
        {failed.length > 0 ? (
          <List
            label="変えられなかった支払通知書"
            notices={failed}
            noteOf={({ uid }) => refused.get(uid)}
            refused
          />
        ) : (
          <>
            {ready.length > 0 && (
              <>
                <p className="head">
                  {formatInteger(ready.length)}件　差引支払額{" "}
                  {formatYen(ready.reduce((sum, { payable }) => sum + payable, 0))}
                </p>
                <List
                  label="変える支払通知書"
                  notices={ready}
                  noteOf={to === "paid" ? orderedNote : undefined}
                />
              </>
            )}
            {to === "paid" && ready.length > 0 && (
              <FormField
                label="支払日"
                requirement="required"
                error={isChecked ? dayError || undefined : undefined}
              >
                <DateField
                  value={paidOn}
                  max={today}
                  onValueChange={(day, typed) => setPaidOn(day ?? typed.text)}
                />
              </FormField>
            )}
            {needsReason && (
              <FormField label="理由" requirement="required" error={isChecked ? reasonError : undefined}>
                <TextArea
                  value={reason}
                  rows={3}
                  limit={500}
                  onChange={(event) => setReason(event.target.value)}
                />
              </FormField>
            )}
            {rest.length > 0 && (
              <>
                <p className="head">変えないもの {formatInteger(rest.length)}件</p>
                <List label="変えない支払通知書" notices={rest} noteOf={whyNot} />
              </>
            )}
          </>
        )}
      </Root>
    </Dialog>
  );
}

const orderedNote = ({ ordered_on }: MovableNoticeLook) =>
  ordered_on ? `振込ファイルの振込日 ${formatDay(ordered_on)}` : undefined;

interface ListProps {
  label: string;
  notices: readonly MovableNoticeLook[];
  noteOf?: ((notice: MovableNoticeLook) => string | undefined) | undefined;
  refused?: boolean;
}

const List = ({ label, notices, noteOf, refused }: ListProps) => (
  // A list that scrolls must take the keyboard.
  <ul className="who" aria-label={label} tabIndex={0} data-refused={refused || undefined}>
    {notices.map((notice) => (
      <li key={notice.uid}>
        <span>
          {notice.payee.name}
          <span className="tsu-muted">　{notice.number ?? "下書き"}</span>
        </span>
        <Money value={notice.payable} />
        {noteOf?.(notice) && <span className="sub">{noteOf(notice)}</span>}
      </li>
    ))}
  </ul>
);
