import type { NoticeTotals, WorkingCalendar } from "@tsumugi/contract";
import { Banner, Button, Card, FormField, TextArea } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { FieldErrors } from "../../shared/types.ts";
import { useFirstError } from "../../shared/useFirstError.ts";
import { InspectedJobs } from "./InspectedJobs.tsx";
import { NoticeAmounts } from "./NoticeAmounts.tsx";
import { NoticeDays } from "./NoticeDays.tsx";
import { NoticeLines } from "./NoticeLines.tsx";
import { NoticePayee } from "./NoticePayee.tsx";
import {
  blankLine,
  type InspectedJobLook,
  lineOfJob,
  type NoticeEditorValues,
  type NoticePayeeLook,
} from "./noticeEditor.types.ts";
import { receivedOfLines, receivedWith } from "./receivedDays.ts";

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 20px;
  align-items: start;
  & > .main,
  & > .side {
    display: grid;
    gap: 20px;
    min-width: 0;
  }
  & > .side {
    position: sticky;
    top: calc(var(--tsu-top-bar-height) + 16px);
  }
  & .more {
    margin-top: 12px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  & .fixed {
    margin-top: 12px;
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
  }
  & .foot {
    display: grid;
    gap: 8px;
  }
  /* The page as it will be printed takes the side; days and sum stand with the lines. */
  &[data-preview] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 520px);
    & > .side {
      position: static;
      grid-row: 2;
    }
    & > .preview {
      grid-area: 1 / 2 / span 2;
      position: sticky;
      top: calc(var(--tsu-top-bar-height) + 16px);
      max-height: calc(100dvh - var(--tsu-top-bar-height) - 32px);
      overflow: auto;
      min-width: 0;
      /* The paper's bar sticks within this box, which already lies below the top bar. */
      --print-bar-top: 0px;
    }
  }
  &[data-preview] .withholding {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-preview] .fields {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 1180px) {
    &,
    &[data-preview] {
      grid-template-columns: minmax(0, 1fr);
    }
    & > .side {
      position: static;
    }
    &[data-preview] > .preview {
      grid-area: auto;
      position: static;
      max-height: none;
      overflow: visible;
      --print-bar-top: var(--tsu-top-bar-height);
    }
  }
  @media (max-width: 480px) {
    &[data-preview] .fields {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export interface NoticeEditorProps {
  /** 支払先。 */
  payee: NoticePayeeLook;
  /** 今の入力。 */
  value: NoticeEditorValues;
  /** どれかが変わったとき。次の値の全体が渡ります。 */
  onValueChange: (next: NoticeEditorValues) => void;
  /** 支払先の検収済みの依頼のうち、まだ支払通知書のないものと、明細に入れたもの。依頼がないところでは渡しません。 */
  jobs?: readonly InspectedJobLook[];
  /** 明細の合計。企業の端数処理に従って、呼び出す側で計算します。 */
  amounts: NoticeTotals;
  /** `received_on` から数えた法定の支払期限。受領日が空の間は null。 */
  legalLatestOn: string | null;
  /** 銀行と会社の休み。渡さなければ、土日と年末年始だけを知らせます。 */
  calendar?: WorkingCalendar;
  /** 登録番号のない支払先に払うときの、仕入税額控除の割合（%）。経理と管理者にだけ渡します。 */
  deductiblePercent?: number | null;
  /** サーバーの答えの `fields`、または呼び出す側の検査の結果。 */
  errors?: FieldErrors;
  /** サーバーが断った、全体についてのわけ。 */
  error?: ReactNode;
  /** 保存や発行をしようとした回数。変わるたびに、誤りがあれば最初の欄へフォーカスします。 */
  attempt?: number;
  /** 保存を押したとき。 */
  onSave: () => void;
  /** 保存中。 */
  loading?: boolean;
  /** 「キャンセル」を押したとき。渡さなければボタンは出ません。 */
  onCancel?: () => void;
  /** 保存のボタンの文字。既定は「下書きを保存」。 */
  saveLabel?: string;
  /** 保存の下に置く、下書きにできるほかのこと。 */
  actions?: ReactNode;
  /** 欄の横に出す、印刷の見た目。 */
  preview?: ReactNode;
}

/** A payment notice as it is written: lines from inspected jobs and by hand, with the sum beside it as it grows. */
export function NoticeEditor(props: NoticeEditorProps) {
  const { payee, value, onValueChange, jobs, errors = {} } = props;
  const { root, rest } = useFirstError<HTMLFormElement>(props.attempt ?? 0);
  const today = dayKey(useNow());
  const set = (part: Partial<NoticeEditorValues>) => {
    rest();
    onValueChange({ ...value, ...part });
  };
  const chosen = new Set(value.lines.flatMap(({ job_request_uid: uid }) => (uid === null ? [] : [uid])));
  const toggle = (job: InspectedJobLook, on: boolean) => {
    const lines = on
      ? [...value.lines, lineOfJob(job, payee)]
      : value.lines.filter((line) => line.job_request_uid !== job.job_request_uid);
    set({ lines, received_on: receivedWith(value, lines, jobs ?? []) });
  };
  return (
    <Root
      ref={root}
      noValidate
      data-preview={props.preview ? "" : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSave();
      }}
    >
      <div className="main">
        <Card title="支払先">
          <NoticePayee payee={payee} deductiblePercent={props.deductiblePercent} />
        </Card>
        {jobs && (
          <Card title="検収済みの依頼">
            <InspectedJobs jobs={jobs} chosen={chosen} onToggle={toggle} />
          </Card>
        )}
        <Card title="明細">
          {value.lines.length === 0 && (
            <p className={errors.lines ? undefined : "tsu-muted"} role={errors.lines ? "alert" : undefined}>
              {errors.lines ?? (jobs ? "依頼を選ぶか、行を追加してください。" : "行を追加してください。")}
            </p>
          )}
          <NoticeLines
            lines={value.lines}
            onChange={(lines) => set({ lines })}
            errors={errors}
            withholdingReason={payee.withholding_reason}
          />
          <div className="more">
            <Button
              icon="plus"
              data-first-error={errors.lines && value.lines.length === 0 ? "" : undefined}
              onClick={() => set({ lines: [...value.lines, blankLine()] })}
            >
              {jobs ? "行を追加（調整・立替）" : "行を追加"}
            </Button>
          </div>
          <p className="fixed">振込手数料は当社が負担します。支払額からは差し引けません。</p>
        </Card>
        <Card title="備考">
          <FormField
            label="備考"
            requirement="optional"
            hint="支払通知書に印刷されます。"
            error={errors.note}
          >
            <TextArea value={value.note} rows={3} onChange={(event) => set({ note: event.target.value })} />
          </FormField>
        </Card>
      </div>
      <div className="side">
        <Card title="支払日">
          <NoticeDays
            value={value}
            onChange={set}
            legalLatestOn={props.legalLatestOn}
            calendar={props.calendar}
            receivedContext={{ today, jobs: receivedOfLines(value.lines, jobs ?? []) }}
            errors={errors}
          />
        </Card>
        <Card title="金額">
          <NoticeAmounts amounts={props.amounts} />
        </Card>
        {props.error && <Banner tone="danger">{props.error}</Banner>}
        <div className="foot">
          <Button type="submit" variant="primary" full loading={props.loading}>
            {props.saveLabel ?? "下書きを保存"}
          </Button>
          {props.actions}
          {props.onCancel && (
            <Button full onClick={props.onCancel}>
              キャンセル
            </Button>
          )}
        </div>
      </div>
      {props.preview && <div className="preview">{props.preview}</div>}
    </Root>
  );
}
