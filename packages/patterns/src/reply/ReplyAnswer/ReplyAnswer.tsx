import { type JobTerms, jobTermsLabels } from "@tsumugi/contract";
import {
  Banner,
  Button,
  ConfirmDialog,
  DateField,
  DescriptionList,
  FormField,
  Money,
  NumberField,
  TextArea,
} from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import { useRef, useState } from "react";
import { styled } from "styled-components";

export type ReplyAnswerCode = "accepted" | "negotiating" | "declined";

const Root = styled.section`
  display: grid;
  gap: 10px;
  padding: 16px;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-lg);
  background: var(--tsu-surface);
  /* Reached by a jump from the top of the page. */
  scroll-margin-top: 16px;
  & > .buttons {
    display: grid;
    gap: 10px;
    & > button {
      min-height: 48px;
      font-size: var(--tsu-text-lg);
    }
  }
`;

const Fields = styled.div`
  display: grid;
  gap: 14px;
`;

const asks: Record<
  ReplyAnswerCode,
  { title: string; description: string; verb: string; commentLabel: string }
> = {
  accepted: {
    title: "この依頼を受けますか？",
    description: "次の条件で引き受けます。回答は相手にすぐ届きます。",
    verb: "受ける",
    commentLabel: "ひとこと",
  },
  negotiating: {
    title: "条件を相談しますか？",
    description:
      "希望の報酬、希望の納品日、相談したい内容のうち、1つ以上を入力してください。受けるか辞退するかは、あとで決められます。",
    verb: "相談を送る",
    commentLabel: "相談したい内容",
  },
  declined: {
    title: "この依頼を辞退しますか？",
    description: "辞退したことが相手に届きます。",
    verb: "辞退する",
    commentLabel: "理由や伝えたいこと",
  },
};

/** What is being typed with an answer. */
export interface ReplyAnswerDraft {
  /** 回答に添える文。 */
  comment: string;
  /** 自分の希望の報酬（税抜、円）。条件のままなら null。 */
  fee: number | null;
  /** 自分の希望の納品日（`YYYY-MM-DD`）。条件のままなら null。 */
  delivery_on: string | null;
}

export interface ReplyAnswerValues extends ReplyAnswerDraft {
  /** 受ける、条件を相談する、辞退するのどれか。 */
  answer: ReplyAnswerCode;
}

const nothing: ReplyAnswerDraft = { comment: "", fee: null, delivery_on: null };

export interface ReplyAnswerProps {
  /** 今の回答。まだなら null。 */
  answer: ReplyAnswerCode | null;
  /** ページの中から移るための id。 */
  id?: string;
  /** 見えている条件のうち、受けるときにもう一度見せるもの。 */
  terms?: Pick<JobTerms, "fee" | "delivery_on">;
  /** 見えている条件の版。回答はこの版へのものです。版が変わると、もう一度尋ねます。 */
  version: number;
  /** まだ回答できます。相談のあとも、受ける・辞退する・相談し直すことができます。既定は、回答がまだのとき true。 */
  open?: boolean;
  /** 送信中。 */
  loading?: boolean;
  /** 送れなかったわけ。 */
  error?: string | undefined;
  /** 離れる前にページで入力していたもの。 */
  initial?: ReplyAnswerDraft | undefined;
  /** 今の希望。相談し直すときは、これを初めに入れます。 */
  wish?: Pick<ReplyAnswerDraft, "fee" | "delivery_on"> | undefined;
  /** 入力が変わるたび。覚えておくために呼びます。 */
  onDraftChange?: (draft: ReplyAnswerDraft) => void;
  /** 確認を経て送るとき。Promise を返すと、成功したら入力を消し、失敗したら残します。 */
  onAnswer: (values: ReplyAnswerValues) => unknown;
}

/** 受ける / 条件を相談する / 辞退する, each confirmed before it goes out. */
export function ReplyAnswer(props: ReplyAnswerProps) {
  const { answer, version, open = answer === null, loading = false, error, onAnswer } = props;
  const [asking, setAsking] = useState<ReplyAnswerCode>();
  const [draft, setDraft] = useState(props.initial ?? nothing);
  const [problems, setProblems] = useState<{ fee?: string | undefined; delivery_on?: string | undefined }>(
    {},
  );
  const [wasTried, setWasTried] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  /** The request took no answer any more before the one that was being given went out. */
  const [isClosed, setClosed] = useState(false);
  /** An answer is on its way: whether it is taken decides, not what the page says meanwhile. */
  const [isUnderWay, setUnderWay] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    // Other terms than those that were read: the answer is asked for again, and what was typed stays.
    setSeen(version);
    setOvertaken(asking !== undefined);
    setAsking(undefined);
  }
  if (!open && asking !== undefined && !isUnderWay) {
    // The question goes with its buttons: whoever was about to answer would take it for sent.
    setClosed(true);
    setAsking(undefined);
  }
  const change = (next: ReplyAnswerDraft) => {
    setDraft(next);
    props.onDraftChange?.(next);
  };
  /** The fields of a question are other ones each time: what was wrong in those before is not wrong in them. */
  const begin = (code: ReplyAnswerCode) => {
    setProblems({});
    setWasTried(false);
    setClosed(false);
    setAsking(code);
  };
  const consult = () => {
    if (props.wish && draft.fee === null && draft.delivery_on === null) {
      const { fee, delivery_on } = props.wish;
      setDraft({ ...draft, fee, delivery_on });
    }
    begin("negotiating");
  };
  const ask = asking && asks[asking];
  const isConsultation = asking === "negotiating";
  const isEmpty = draft.comment.trim() === "" && draft.fee === null && draft.delivery_on === null;
  const isMissing = isConsultation && isEmpty;
  const isUnreadable = isConsultation && Object.values(problems).some(Boolean);
  const confirm = () => {
    setWasTried(isMissing);
    if (isMissing) return field.current?.focus();
    if (!asking || isUnreadable) return;
    setOvertaken(false);
    setUnderWay(true);
    const done = onAnswer({
      ...(isConsultation ? draft : { ...nothing, comment: draft.comment }),
      answer: asking,
    });
    if (!(done instanceof Promise)) return;
    done.then(
      () => {
        setUnderWay(false);
        setAsking(undefined);
        change(nothing);
      },
      () => setUnderWay(false),
    );
  };
  const isCutOff = isClosed && !open;
  if (!open && !isOvertaken && !isCutOff) return null;
  return (
    <Root id={props.id} tabIndex={-1} aria-label="依頼への回答">
      {isCutOff && (
        <Banner tone="warning">
          この依頼には回答できなくなったため、いまの回答は送っていません。ページの上で、いまの状況を確認してください。
        </Banner>
      )}
      {isOvertaken && !isCutOff && (
        <Banner tone="warning">
          条件が新しくなったため、回答はまだ送っていません。新しい条件を確認して、もう一度ご回答ください。入力した内容は残っています。
        </Banner>
      )}
      {open && (
        <div className="buttons">
          <Button variant="primary" full icon="check" onClick={() => begin("accepted")}>
            受ける
          </Button>
          <Button full icon="chat" onClick={consult}>
            {answer === "negotiating" ? "相談の内容を変える" : "条件を相談する"}
          </Button>
          <Button full variant="danger-quiet" onClick={() => begin("declined")}>
            辞退する
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsking(undefined)}
        title={ask?.title ?? ""}
        description={ask?.description}
        confirmLabel={ask?.verb ?? ""}
        tone={asking === "declined" ? "danger" : "primary"}
        loading={loading}
        error={error}
        onConfirm={confirm}
      >
        <Fields>
          {asking === "accepted" && props.terms && (
            <DescriptionList
              layout="rows"
              items={[
                {
                  term: jobTermsLabels.fee,
                  description: <Money value={props.terms.fee} tax="excluded" notation="word" />,
                },
                { term: jobTermsLabels.delivery_on, description: formatDay(props.terms.delivery_on) },
              ]}
            />
          )}
          {isConsultation && (
            <>
              <FormField label="希望の報酬（税抜）" error={problems.fee}>
                <NumberField
                  min={0}
                  step={1000}
                  inputMode="numeric"
                  value={draft.fee}
                  onValueChange={(fee, typed) => {
                    setProblems({ ...problems, fee: typed.problem });
                    if (fee !== undefined) change({ ...draft, fee });
                  }}
                />
              </FormField>
              <FormField label="希望の納品日" error={problems.delivery_on}>
                <DateField
                  value={draft.delivery_on}
                  onValueChange={(delivery_on, typed) => {
                    setProblems({ ...problems, delivery_on: typed.problem });
                    if (delivery_on !== undefined) change({ ...draft, delivery_on });
                  }}
                />
              </FormField>
            </>
          )}
          <FormField
            label={ask?.commentLabel ?? ""}
            {...(!isConsultation && { requirement: "optional" as const })}
            error={
              wasTried && isMissing
                ? "相談したい内容が入力されていません。希望の報酬か納品日、または変えたい条件を書いてください。"
                : undefined
            }
          >
            <TextArea
              ref={field}
              rows={3}
              value={draft.comment}
              onChange={(event) => change({ ...draft, comment: event.target.value })}
            />
          </FormField>
        </Fields>
      </ConfirmDialog>
    </Root>
  );
}
