import type { JobPlan, ProjectCreator } from "@tsumugi/contract";
import { Banner, Button, DateField, FormField, Icon, Money, NumberField, Popover } from "@tsumugi/ui";
import { formatDay, formatYen } from "@tsumugi/ui/format";
import { useState } from "react";
import { styled } from "styled-components";

const Form = styled.div`
  display: grid;
  gap: 12px;
  width: min(300px, 80vw);
  & > .tsu-button {
    justify-self: end;
  }
`;

export type PlannedCreator = Pick<
  ProjectCreator,
  "creator_uid" | "display_name" | "fee" | "planned_delivery_on" | "planned_reply_due_on"
>;

export interface PlanChange {
  creator_uid: string;
  plan: JobPlan;
  /** What was there when the editing began. */
  was: JobPlan;
}

export interface PlanCellProps {
  creator: PlannedCreator;
  /** Rejected: the form stays open with what was typed. */
  onSave: (change: PlanChange) => Promise<unknown>;
  /** Words for a rejection. */
  errorText: (cause: unknown) => string;
}

const planOf = (creator: PlannedCreator): JobPlan => ({
  fee: creator.fee,
  delivery_on: creator.planned_delivery_on,
  reply_due_on: creator.planned_reply_due_on,
});

const isSame = (a: JobPlan, b: JobPlan) =>
  a.fee === b.fee && a.delivery_on === b.delivery_on && a.reply_due_on === b.reply_due_on;

/** Fee and days of one creator before a request; they are what the request begins with. */
export function PlanCell({ creator, onSave, errorText }: PlanCellProps) {
  const present = planOf(creator);
  // Kept when the form is closed by a click beside it: what was typed is there again.
  const [editing, setEditing] = useState<{ was: JobPlan; plan: JobPlan }>();
  const [isOpen, setOpen] = useState(false);
  const [problems, setProblems] = useState<{ [Key in keyof JobPlan]?: string | undefined }>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const { display_name: name } = creator;
  const isOvertaken = editing !== undefined && !isSame(editing.was, present);

  const change = (
    key: keyof JobPlan,
    value: JobPlan[typeof key] | undefined,
    problem: string | undefined,
  ) => {
    setProblems({ ...problems, [key]: problem });
    if (editing && value !== undefined) setEditing({ ...editing, plan: { ...editing.plan, [key]: value } });
  };
  const save = async () => {
    if (!editing || Object.values(problems).some(Boolean)) return;
    // What a colleague saved meanwhile is shown above the form: saving again is a decision.
    const was = failure ? present : editing.was;
    setSaving(true);
    try {
      if (!isSame(editing.plan, was)) {
        await onSave({ creator_uid: creator.creator_uid, plan: editing.plan, was });
      }
      setEditing(undefined);
      setOpen(false);
      setFailure(undefined);
    } catch (cause) {
      setFailure(errorText(cause));
    }
    setSaving(false);
  };

  return (
    <Popover
      label={`${name}の報酬と期限`}
      open={isOpen}
      onOpenChange={(next) => {
        const isKept = editing !== undefined && !isSame(editing.plan, editing.was);
        if (next && !isKept) {
          setEditing({ was: present, plan: present });
          setFailure(undefined);
          setProblems({});
        }
        setOpen(next);
      }}
      trigger={
        <button
          type="button"
          className="tsu-cell-button"
          data-empty={present.fee === null || undefined}
          aria-label={
            present.fee === null ? `${name}の報酬を決める` : `${name}の報酬と期限: ${formatYen(present.fee)}`
          }
        >
          <Icon name="edit" size={14} />
          {present.fee === null ? "報酬を決める" : <Money value={present.fee} />}
        </button>
      }
    >
      <Form>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {failure && isOvertaken && (
          <p>
            いまの値: <Money value={present.fee} />
            {present.delivery_on && `・納品日 ${formatDay(present.delivery_on)}`}
            {present.reply_due_on && `・回答期限 ${formatDay(present.reply_due_on)}`}
          </p>
        )}
        <FormField label="報酬（税抜）" error={problems.fee}>
          <NumberField
            min={0}
            step={1000}
            value={editing?.plan.fee ?? null}
            onValueChange={(value, { problem }) => change("fee", value, problem)}
          />
        </FormField>
        <FormField label="納品日" error={problems.delivery_on}>
          <DateField
            value={editing?.plan.delivery_on ?? null}
            onValueChange={(value, { problem }) => change("delivery_on", value, problem)}
          />
        </FormField>
        <FormField label="回答期限" error={problems.reply_due_on}>
          <DateField
            value={editing?.plan.reply_due_on ?? null}
            onValueChange={(value, { problem }) => change("reply_due_on", value, problem)}
          />
        </FormField>
        <Button variant="primary" size="sm" loading={isSaving} onClick={() => void save()}>
          {failure && isOvertaken ? "この内容で上書きする" : "保存"}
        </Button>
      </Form>
    </Popover>
  );
}
