import { checkTerms, type TermsContent, type TermsQuestionCode, termsChanges } from "@tsumugi/contract";
import { Banner, Button, Checkbox, SidePanel, Stepper } from "@tsumugi/ui";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { styled } from "styled-components";
import { TermsCard } from "../../chat-rooms/TermsCard/TermsCard.tsx";
import { TermsChanges } from "../../job-requests/TermsChanges/TermsChanges.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import type { TermsValues } from "../projects.types.ts";
import { type JobRecipient, SendJobRecipients } from "./SendJobRecipients.tsx";
import { SendJobTerms } from "./SendJobTerms.tsx";

const Body = styled.form`
  display: grid;
  gap: 18px;
  & h3 {
    margin-bottom: 8px;
  }
`;

export const emptyTerms: TermsValues = {
  work: "",
  delivery_on: null,
  delivery_place: "",
  inspection_on: null,
  fee: null,
  payment_on: null,
  payment_method: "銀行振込",
  secondary_use: "",
  note: "",
  reply_due_on: null,
};

/** What goes out: fees holds only those that differ from the terms. */
export interface SendJobValues {
  creator_uids: string[];
  terms: TermsValues;
  fees: { creator_uid: string; fee: number }[];
  /** Days planned for one creator, where they differ from the terms. */
  days: { creator_uid: string; delivery_on?: string; reply_due_on?: string }[];
  /** What looked like a mistake and was confirmed; absent: nothing did. */
  confirmed?: TermsQuestionCode[];
}

export interface SendJobPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  recipients: readonly JobRecipient[];
  /** Name of the company, for the preview. */
  orderer: string;
  /** `YYYY-MM-DD`, for the preview. */
  orderedOn: string;
  defaultTerms?: Partial<TermsValues>;
  /** Deadlines of the project, which the terms are compared with. */
  deadlines?: { draft_due_on: string | null; posting_ends_on: string | null };
  /** Terms that these replace: they go to the one recipient as the next version. */
  replaces?: { terms: TermsContent; version: number };
  submitting?: boolean;
  error?: string;
  /** Paths as of the body: `terms.work`, … */
  fields?: FieldErrors;
  onSend: (values: SendJobValues) => void;
  onDirtyChange?: (isDirty: boolean) => void;
}

const daysOf = (person: JobRecipient, terms: TermsValues) => {
  const { planned_delivery_on: delivery, planned_reply_due_on: reply } = person;
  return {
    ...(delivery && delivery !== terms.delivery_on && { delivery_on: delivery }),
    ...(reply && reply !== terms.reply_due_on && { reply_due_on: reply }),
  };
};

/** Terms, then a look at what each person will read, then send. */
export function SendJobPanel(props: SendJobPanelProps) {
  const { open, recipients, submitting = false, error, replaces } = props;
  const [step, setStep] = useState(0);
  const [fees, setFees] = useState<Record<string, number | null>>({});
  const form = useForm<TermsValues>({
    defaultValues: { ...emptyTerms, ...props.defaultTerms },
    mode: "onTouched",
  });
  const [termFields, setTermFields] = useState<{ from?: FieldErrors; to?: FieldErrors }>({});
  if (props.fields !== termFields.from) {
    const entries = Object.entries(props.fields ?? {}).map(([path, text]) => [
      path.replace(/^terms\./, ""),
      text,
    ]);
    setTermFields({ from: props.fields, to: Object.fromEntries(entries) });
    if (entries.length > 0) setStep(0);
  }
  useServerFields(form, termFields.to, props.onDirtyChange);
  const terms = useWatch({ control: form.control }) as TermsValues;
  const reachable = recipients.filter((person) => person.email !== "");
  const first = reachable[0];
  // A change is about one creator, whose fee stands in the terms themselves.
  const feeOf = ({ creator_uid, fee }: JobRecipient) =>
    replaces ? terms.fee : (fees[creator_uid] ?? fee ?? terms.fee);
  /** What stands against the terms of anybody: the same checks as the server's. */
  const findings = (replaces ? reachable.slice(0, 1) : reachable).map((person) =>
    checkTerms(
      { ...terms, ...(!replaces && daysOf(person, terms)), fee: feeOf(person) },
      { sent_on: props.orderedOn, ...props.deadlines },
    ),
  );
  const refusals = [...new Set(findings.flatMap((each) => each.refusals.map(({ message }) => message)))];
  const hints = [...new Set(findings.flatMap((each) => each.hints.map(({ message }) => message)))];
  const questions = new Map(
    findings.flatMap((each) => each.questions.map(({ code, message }) => [code, message] as const)),
  );
  const asked = [...questions.values()].join("");
  const [confirmed, setConfirmed] = useState("");
  const isStopped = refusals.length > 0 || (asked !== "" && confirmed !== asked);
  const isUnchanged = replaces !== undefined && termsChanges(replaces.terms, terms).length === 0;

  const send = form.handleSubmit((values) => {
    if (submitting || isStopped) return;
    props.onSend({
      creator_uids: reachable.map((person) => person.creator_uid),
      terms: values,
      fees: reachable.flatMap((person) => {
        const fee = feeOf(person);
        return fee === null || fee === values.fee ? [] : [{ creator_uid: person.creator_uid, fee }];
      }),
      days: reachable.flatMap((person) => {
        const own = replaces ? {} : daysOf(person, values);
        return Object.keys(own).length === 0 ? [] : [{ creator_uid: person.creator_uid, ...own }];
      }),
      ...(questions.size > 0 && { confirmed: [...questions.keys()] }),
    });
  });

  return (
    <SidePanel
      open={open}
      onOpenChange={props.onOpenChange}
      size="lg"
      title={replaces ? "条件を変えて送る" : "依頼を送る"}
      description={
        replaces
          ? `${first?.display_name ?? ""}さんに、第${replaces.version + 1}版の条件をメールで送ります。`
          : `${reachable.length}名に、条件をメールで送ります。`
      }
      footer={
        step === 0 ? (
          <Button variant="primary" disabled={!first} onClick={form.handleSubmit(() => setStep(1))}>
            内容を確認
          </Button>
        ) : (
          <>
            <Button onClick={() => setStep(0)}>戻る</Button>
            <Button
              variant="primary"
              icon="send"
              loading={submitting}
              aria-disabled={isUnchanged || isStopped || undefined}
              onClick={isUnchanged || isStopped ? undefined : send}
            >
              {replaces ? `第${replaces.version + 1}版を送る` : `${reachable.length}名に送る`}
            </Button>
          </>
        )
      }
    >
      <Body noValidate onSubmit={(event) => event.preventDefault()}>
        <Stepper label="依頼の手順" steps={["条件を入力", "確認して送る"]} current={step} />
        {error && <Banner tone="danger">{error}</Banner>}
        {step === 1 && refusals.length > 0 && (
          <Banner tone="danger">{refusals.join(" ")} 戻って直してください。</Banner>
        )}
        {step === 1 && refusals.length === 0 && asked !== "" && (
          <Banner tone="warning">
            {asked}
            <Checkbox
              checked={confirmed === asked}
              onChange={(event) => setConfirmed(event.target.checked ? asked : "")}
              label="内容を確かめました。このまま送ります"
            />
          </Banner>
        )}
        {step === 1 && hints.length > 0 && <Banner tone="info">{hints.join(" ")}</Banner>}
        {step === 0 ? (
          <SendJobTerms control={form.control} getValues={form.getValues} />
        ) : (
          first && (
            <>
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
                  contractor: first.display_name,
                  ordered_on: props.orderedOn,
                }}
              />
            </>
          )
        )}
        {!replaces && (
          <section>
            <h3>送る相手</h3>
            <SendJobRecipients
              recipients={recipients}
              fees={fees}
              commonFee={terms.fee}
              onFeeChange={(uid, fee) => setFees({ ...fees, [uid]: fee })}
            />
          </section>
        )}
      </Body>
    </SidePanel>
  );
}
