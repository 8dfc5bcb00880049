import type { PaymentNotice, PaymentNoticeBody } from "@tsumugi/contract";
import {
  blankLine,
  type InspectedJobLook,
  NoticeDocument,
  NoticeEditor,
  type NoticeEditorValues,
  type NoticePayeeLook,
} from "@tsumugi/patterns";
import { Banner, EmptyState, toast } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";
import { type ReactNode, useState } from "react";
import { fullMessageOf } from "../shared/errors.ts";
import { useUnsavedChanges } from "../shared/useUnsavedChanges.tsx";
import { amountsOf, draftBody, draftErrors, legalDayOf, withDraft } from "./draftValues.ts";
import { useBankCalendar } from "./useBankCalendar.ts";
import { useMakeNotices } from "./useMakeNotices.ts";
import { useNoticePreview } from "./useNoticePreview.ts";
import { useTaxRounding } from "./useTaxRounding.ts";

type Drafted = ReturnType<typeof draftBody>;

export interface NewNoticeProps {
  readonly payee: NoticePayeeLook;
  /** What the editor begins with; default one blank line. */
  readonly initial?: NoticeEditorValues;
  readonly jobs?: readonly InspectedJobLook[];
  /** For whom the written draft is sent. */
  readonly bodyOf: (draft: Drafted) => PaymentNoticeBody;
  readonly saveLabel?: string;
  /** Above the form: an offer to write other values into it. */
  readonly offer?: (take: (values: Partial<NoticeEditorValues>) => void) => ReactNode;
  readonly onMade: (notice: PaymentNotice) => void;
  readonly onCancel: () => void;
}

/** Of both pages that draw it: how it is made, for whom, after which one, and whether one is made at all. */
const HANGS_ON = ["by", "payee", "of", "new", "replaces", "from", "notice"];

/** A notice by hand, beside the page as it will be printed once there is enough to print. */
export function NewNotice(props: NewNoticeProps) {
  const { payee, initial, jobs, bodyOf, saveLabel, onMade, onCancel } = props;
  const [values, setValues] = useState<NoticeEditorValues>(
    () =>
      initial ?? {
        received_on: null,
        due_on: null,
        lines: [blankLine(payee.withholding_default, payee.withholding_reason)],
        note: "",
      },
  );
  const [isChecked, setChecked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { make, isMaking, error, reset } = useMakeNotices();
  const { setDirty, release, leaveDialog } = useUnsavedChanges(undefined, HANGS_ON);
  const rounding = useTaxRounding();
  const calendar = useBankCalendar();
  const today = dayKey(useNow());
  const problems = draftErrors(values, { today, jobs });
  const isComplete = Object.keys(problems).length === 0;
  const body = isComplete ? bodyOf(draftBody(values, null)) : null;
  const { preview, error: unprinted } = useNoticePreview(body);
  const [seen, setSeen] = useState<PaymentNotice>();
  const printed = preview.items[0];
  // While a field is blank, what was printed last goes on with what is typed.
  if (printed && printed !== seen) setSeen(printed);

  const edit = (next: NoticeEditorValues) => {
    setValues(next);
    setDirty(true);
  };
  const take = (offered: Partial<NoticeEditorValues>) => {
    const before = values;
    edit({ ...values, ...offered });
    toast.show("保存していない入力をフォームに入れました", {
      action: { label: "元に戻す", onClick: () => edit(before) },
    });
  };
  const save = async () => {
    setChecked(true);
    setAttempt((count) => count + 1);
    // What the server refused before is not what is wrong now.
    if (!body) return reset();
    const [made] = (await make(body)) ?? [];
    if (!made) return;
    release();
    onMade(made);
  };
  return (
    <>
      {props.offer?.(take)}
      <NoticeEditor
        payee={
          seen
            ? { ...payee, name: seen.payee.name, invoice_registration_number: seen.payee.registration_number }
            : payee
        }
        value={values}
        onValueChange={edit}
        {...(jobs && { jobs })}
        amounts={amountsOf(values, rounding)}
        legalLatestOn={legalDayOf(values, jobs)}
        errors={{ ...error?.fields, ...(isChecked && problems) }}
        error={error && fullMessageOf(error)}
        attempt={attempt}
        calendar={calendar}
        onSave={() => void save()}
        loading={isMaking}
        onCancel={onCancel}
        {...(saveLabel && { saveLabel })}
        preview={
          <>
            {unprinted && (
              <Banner tone="danger" title="この内容では作成できません">
                {fullMessageOf(unprinted)}
              </Banner>
            )}
            {seen && <NoticeDocument notice={withDraft(seen, values, rounding)} />}
            {!seen && !unprinted && (
              <EmptyState compact title="印刷される姿">
                支払日と明細を入力すると、印刷される姿がここに出ます。
              </EmptyState>
            )}
          </>
        }
      />
      {leaveDialog}
    </>
  );
}
