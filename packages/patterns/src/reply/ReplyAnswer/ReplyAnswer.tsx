import { Banner, Button, ConfirmDialog, FormField, TextArea } from "@tsumugi/ui";
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
  & > .buttons {
    display: grid;
    gap: 10px;
  }
  & .tsu-button {
    min-height: 48px;
    font-size: var(--tsu-text-lg);
  }
`;

const asks: Record<
  ReplyAnswerCode,
  { title: string; description: string; verb: string; commentLabel: string }
> = {
  accepted: {
    title: "この依頼を受けますか？",
    description: "上の条件で引き受けます。返信は相手にすぐ届きます。",
    verb: "受ける",
    commentLabel: "ひとこと",
  },
  negotiating: {
    title: "条件を相談しますか？",
    description: "相談したい内容を書いてください。受けるか辞退するかは、あとで決められます。",
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

const answered: Record<ReplyAnswerCode, string> = {
  accepted: "この依頼を受けました。これからのやりとりは下のメッセージでどうぞ。",
  negotiating: "条件の相談を送りました。相手からの返事をお待ちください。",
  declined: "この依頼を辞退しました。",
};

export interface ReplyAnswerProps {
  answer: ReplyAnswerCode | null;
  /** May still answer; `negotiating` may be followed by one of the others. */
  open?: boolean;
  submitting?: boolean;
  error?: string;
  /** What was written to go with the answer before, on a page that went. */
  initialComment?: string;
  /** Told of every change, to keep it. */
  onCommentChange?: (comment: string) => void;
  onAnswer: (answer: { answer: ReplyAnswerCode; comment: string }) => void;
}

/** 受ける / 条件を相談する / 辞退する, each confirmed before it goes out. */
export function ReplyAnswer({
  answer,
  open = answer === null,
  submitting = false,
  error,
  initialComment = "",
  onCommentChange,
  onAnswer,
}: ReplyAnswerProps) {
  const [asking, setAsking] = useState<ReplyAnswerCode>();
  const [comment, setComment] = useState(initialComment);
  const [wasTried, setWasTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [seen, setSeen] = useState(answer);
  if (seen !== answer) {
    setSeen(answer);
    setAsking(undefined);
    setComment("");
  }
  const ask = asking && asks[asking];
  const isCommentMissing = asking === "negotiating" && comment.trim() === "";
  const confirm = () => {
    setWasTried(isCommentMissing);
    if (isCommentMissing) field.current?.focus();
    else if (asking) onAnswer({ answer: asking, comment });
  };
  return (
    <Root aria-label="依頼への回答">
      {answer && <Banner tone={answer === "accepted" ? "success" : "info"}>{answered[answer]}</Banner>}
      {open && (
        <div className="buttons">
          <Button variant="primary" full icon="check" onClick={() => setAsking("accepted")}>
            受ける
          </Button>
          {answer !== "negotiating" && (
            <Button full icon="chat" onClick={() => setAsking("negotiating")}>
              条件を相談する
            </Button>
          )}
          <Button full variant="danger-quiet" onClick={() => setAsking("declined")}>
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
        loading={submitting}
        error={error}
        onConfirm={confirm}
      >
        <FormField
          label={ask?.commentLabel ?? ""}
          requirement={asking === "negotiating" ? "required" : "optional"}
          error={
            wasTried && isCommentMissing
              ? "相談したい内容が入力されていません。変えたい条件を書いてください。"
              : undefined
          }
        >
          <TextArea
            ref={field}
            rows={3}
            value={comment}
            onChange={(event) => {
              setComment(event.target.value);
              onCommentChange?.(event.target.value);
            }}
          />
        </FormField>
      </ConfirmDialog>
    </Root>
  );
}
