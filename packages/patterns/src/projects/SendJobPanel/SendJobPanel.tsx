import {
  checkTerms,
  type JobTerms,
  type TermsContent,
  termsChanges,
  type WorkingCalendar,
} from "@tsumugi/contract";
import { Banner, Button, Checkbox, SidePanel, Stepper } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { instantOf } from "@tsumugi/ui/format";
import { type ReactNode, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { TermsCard } from "../../chat-rooms/TermsCard/TermsCard.tsx";
import { TermsChanges } from "../../job-requests/TermsChanges/TermsChanges.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import type { TermsValues } from "../projects.types.ts";
import { Body } from "./SendJobPanel.styles.ts";
import { type JobPreviewLook, SendJobPreview } from "./SendJobPreview.tsx";
import { feeProblem, type JobRecipient, SendJobRecipients } from "./SendJobRecipients.tsx";
import { SendJobTerms } from "./SendJobTerms.tsx";
import { SendJobWhen } from "./SendJobWhen.tsx";
import {
  daysOf,
  emptyForm,
  lateNote,
  type SendJobDraft,
  type SendJobForm,
  type SendJobValues,
  suggestedTime,
  termsOfForm,
} from "./sendJobForm.ts";
import { leftOutNote, sendWord, whoIsSent } from "./sendJobWords.ts";
import { useTermFields } from "./useTermFields.ts";

export interface SendJobPanelProps {
  /** 開いているか。 */ open: boolean;
  /** 閉じようとしたとき。入力があれば、先に破棄を確かめます。 */ onOpenChange: (open: boolean) => void;
  /** 送る相手。 */ recipients: readonly JobRecipient[];
  /** 企業の名前。確認の画面に出ます。 */
  orderer: string;
  /** 依頼する日（`YYYY-MM-DD`）。確認の画面に出ます。 */
  orderedOn: string;
  /** 初めに入れておく条件。 */ defaultTerms?: Partial<TermsValues>;
  /** 初めに入れておくメッセージ。 */ defaultMessage?: string;
  /** 前に入力していたすべて。`defaultTerms` などの代わりに入れます。 */
  draft?: SendJobDraft;
  /** 条件と見比べる、案件の期限（`YYYY-MM-DD`）。 */
  deadlines?: { draft_due_on: string | null; posting_ends_on: string | null };
  /** 企業の営業日。支払いや検収の日がほかの日なら知らせます。 */
  calendar?: WorkingCalendar;
  /** 置き換える条件。その 1 人に、名前と税はそのままで、次の版として送ります。 */
  replaces?: { terms: TermsContent & Partial<Pick<JobTerms, "contractor" | "tax">>; version: number };
  /** 送信中。 */ loading?: boolean;
  /** 送れなかったわけ。 */ error?: string;
  /** サーバーの答えの `fields`。`terms.work` など、本文の中の位置が鍵です。 */
  fields?: FieldErrors;
  /** 送るとき。入力のすべても渡ります。 */ onSend: (values: SendJobValues, draft: SendJobDraft) => void;
  /** `onPreview` で頼んだメール。別の人のものなら待ちます。`onPreview` がなければ条件を出します。 */
  preview?: JobPreviewLook;
  /** メールを用意できなかったとき、その代わりに出すもの。 */ previewError?: ReactNode;
  /** その人に届くメールを頼むとき。入力のすべても渡ります。 */
  onPreview?: (values: SendJobValues, creator_uid: string, draft: SendJobDraft) => void;
  /** 今の入力を案件の既定の条件にします。渡さなければボタンは出ません。 */
  onKeepTerms?: (terms: TermsValues, message: string) => void;
  /** 既定の条件の保存中。 */ keepingTerms?: boolean;
}

/** Terms, then a look at what each person will read, then send. */
export function SendJobPanel(props: SendJobPanelProps) {
  const { open, recipients, loading = false, error, replaces, draft, onPreview, onKeepTerms } = props;
  const now = useNow();
  const [step, setStep] = useState(0);
  const [fees, setFees] = useState<Readonly<Record<string, number | null>>>(draft?.fees ?? {});
  const [byLink, setByLink] = useState<readonly string[]>(draft?.byLink ?? []);
  const [shownUid, setShownUid] = useState("");
  const form = useForm<SendJobForm>({
    defaultValues: draft?.form ?? {
      ...emptyForm(),
      ...props.defaultTerms,
      message: props.defaultMessage ?? "",
    },
    mode: "onTouched",
  });
  useTermFields(form, props.fields, () => setStep(0));
  // What was taken back was typed before, and exists nowhere else.
  const hasChanges =
    draft !== undefined || form.formState.isDirty || Object.keys(fees).length > 0 || byLink.length > 0;
  const typed = useWatch({ control: form.control }) as SendJobForm;
  const terms = termsOfForm(typed);
  const suggestTime = () => {
    if (form.getValues("send_at") === null) form.setValue("send_at", suggestedTime(now, props.calendar));
  };
  const reachable = recipients.filter(
    ({ email, creator_uid }) => email !== "" || byLink.includes(creator_uid),
  );
  const first = reachable.find(({ creator_uid }) => creator_uid === shownUid) ?? reachable[0];
  // A change is about one creator, whose fee stands in the terms themselves.
  const ownFeeOf = ({ creator_uid, fee }: JobRecipient) => fees[creator_uid] ?? fee ?? null;
  const feeOf = (person: JobRecipient) => (replaces ? terms.fee : (ownFeeOf(person) ?? terms.fee));
  const hasOwnFees = !replaces && reachable.every((person) => ownFeeOf(person) !== null);
  /** What stands against the terms of anybody: the same checks as the server's. */
  const findings = (replaces ? reachable.slice(0, 1) : reachable).map((person) =>
    checkTerms(
      { ...terms, ...(!replaces && daysOf(person, terms)), fee: feeOf(person) },
      { sent_on: props.orderedOn, calendar: props.calendar, ...props.deadlines },
    ),
  );
  const refusals = [...new Set(findings.flatMap((each) => each.refusals.map(({ message }) => message)))];
  const hints = [...new Set(findings.flatMap((each) => each.hints.map(({ message }) => message)))];
  const questions = new Map(
    findings.flatMap((each) => each.questions.map(({ code, message }) => [code, message] as const)),
  );
  const asked = [...questions.values()].join("");
  const [confirmed, setConfirmed] = useState("");
  const preview = props.preview?.creator_uid === first?.creator_uid ? props.preview : undefined;
  const late = lateNote(typed, now);
  const isStopped =
    refusals.length > 0 ||
    late !== undefined ||
    (asked !== "" && confirmed !== asked) ||
    (onPreview !== undefined && (!preview || preview.problems.length > 0));
  const isUnchanged = replaces !== undefined && termsChanges(replaces.terms, terms).length === 0;
  const sendAt = typed.when === "later" ? instantOf(typed.send_at) : undefined;

  const orderOf = (values: SendJobForm): SendJobValues => {
    const links = reachable.filter(({ email }) => email === "").map(({ creator_uid }) => creator_uid);
    // Where all have their own, the common one that goes out is somebody's.
    const common = values.fee ?? (first && !replaces ? feeOf(first) : null);
    return {
      creator_uids: reachable.map((person) => person.creator_uid),
      terms: { ...termsOfForm(values), fee: common },
      message: values.message,
      fees: reachable.flatMap((person) => {
        const fee = feeOf(person);
        return fee === null || fee === common ? [] : [{ creator_uid: person.creator_uid, fee }];
      }),
      days: reachable.flatMap((person) => {
        const own = replaces ? {} : daysOf(person, termsOfForm(values));
        return Object.keys(own).length === 0 ? [] : [{ creator_uid: person.creator_uid, ...own }];
      }),
      ...(links.length > 0 && { by_link: links }),
      ...(sendAt && { send_at: sendAt }),
      ...(questions.size > 0 && { confirmed: [...questions.keys()] }),
    };
  };
  const show = (creator_uid: string) => {
    setShownUid(creator_uid);
    const values = form.getValues();
    onPreview?.(orderOf(values), creator_uid, { form: values, fees, byLink });
  };
  const look = form.handleSubmit(() => {
    // Said under its field; the fee before it must not go out unseen.
    if (Object.values(fees).some(feeProblem)) return;
    setStep(1);
    if (first) show(first.creator_uid);
  });
  const send = form.handleSubmit((values) => {
    if (loading || isStopped) return;
    props.onSend(orderOf(values), { form: values, fees, byLink });
  });
  const leftOut = replaces ? undefined : leftOutNote(recipients, reachable, step === 1);

  return (
    <SidePanel
      open={open}
      onOpenChange={props.onOpenChange}
      hasChanges={hasChanges}
      size="lg"
      title={replaces ? "条件を変えて送る" : "依頼を送る"}
      description={
        replaces
          ? `${first?.display_name ?? ""}さんに、第${replaces.version + 1}版の条件をメールで送ります。`
          : whoIsSent(recipients.length, reachable.length)
      }
      footer={
        step === 0 ? (
          <Button variant="primary" disabled={!first} onClick={look}>
            内容を確認
          </Button>
        ) : (
          <>
            <Button onClick={() => setStep(0)}>戻る</Button>
            <Button
              variant="primary"
              icon="send"
              loading={loading}
              aria-disabled={isUnchanged || isStopped || undefined}
              onClick={isUnchanged || isStopped ? undefined : send}
            >
              {replaces ? `第${replaces.version + 1}版を送る` : sendWord(reachable.length, sendAt)}
            </Button>
          </>
        )
      }
    >
      <Body noValidate onSubmit={(event) => event.preventDefault()}>
        <Stepper label="依頼の手順" steps={["条件を入力", "確認して送る"]} current={step} />
        {error && <Banner tone="danger">{error}</Banner>}
        {leftOut && <Banner tone="warning">{leftOut}</Banner>}
        {step === 1 && refusals.length > 0 && (
          <Banner tone="danger">{refusals.join(" ")} 戻って直してください。</Banner>
        )}
        {step === 1 && asked !== "" && (
          <Banner tone="warning">
            {asked}
            <Checkbox
              checked={confirmed === asked}
              onChange={(event) => setConfirmed(event.target.checked ? asked : "")}
              label="内容を確かめました。このまま送ります"
            />
          </Banner>
        )}
        {step === 1 && late && <Banner tone="danger">{late}</Banner>}
        {step === 1 && hints.length > 0 && <Banner tone="info">{hints.join(" ")}</Banner>}
        {step === 0 ? (
          <>
            <SendJobTerms
              control={form.control}
              getValues={form.getValues}
              isChange={Boolean(replaces)}
              hasOwnFees={hasOwnFees}
              paymentHint={checkTerms(terms, {
                sent_on: props.orderedOn,
                calendar: props.calendar,
              }).hints.find(({ field }) => field === "payment_on")}
              onPaymentDay={(day) => form.setValue("payment_on", day, { shouldDirty: true })}
            />
            {onKeepTerms && (
              <Button
                size="sm"
                variant="ghost"
                loading={props.keepingTerms}
                onClick={() => onKeepTerms(terms, typed.message)}
              >
                この条件を案件の既定にする
              </Button>
            )}
          </>
        ) : (
          first &&
          (onPreview ? (
            <SendJobPreview
              people={reachable}
              shown={first}
              onShow={show}
              preview={preview}
              failure={props.previewError}
            />
          ) : (
            <>
              {typed.message.trim() !== "" && <p className="said">{typed.message}</p>}
              {replaces && <TermsChanges before={replaces.terms} after={terms} />}
              {isUnchanged && (
                <Banner tone="warning">変わった条件がありません。戻って条件を変えてください。</Banner>
              )}
              <TermsCard
                title={`${first.display_name}に届く内容`}
                terms={{
                  ...terms,
                  ...(!replaces && daysOf(first, terms)),
                  fee: feeOf(first),
                  orderer: props.orderer,
                  contractor: replaces?.terms.contractor ?? first.display_name,
                  tax: replaces?.terms.tax,
                  ordered_on: props.orderedOn,
                }}
              />
            </>
          ))
        )}
        {!replaces && step === 0 && (
          <section>
            <h3>送る相手</h3>
            <SendJobRecipients
              recipients={recipients}
              fees={fees}
              commonFee={terms.fee}
              onFeeChange={(uid, fee) => setFees({ ...fees, [uid]: fee })}
              byLink={byLink}
              onByLinkChange={(uid, isByLink) =>
                setByLink(isByLink ? [...byLink, uid] : byLink.filter((each) => each !== uid))
              }
            />
          </section>
        )}
        {!replaces && step === 0 && <SendJobWhen control={form.control} onLater={suggestTime} />}
      </Body>
    </SidePanel>
  );
}
