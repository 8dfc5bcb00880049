import { CUSTOM_FIELD_LIMITS, type CustomFieldLook } from "@tsumugi/contract";
import { Button, Select } from "@tsumugi/ui";
import { type FormEvent, useId, useState } from "react";
import { CustomConditionFields } from "./CustomConditionFields.tsx";
import { conditionsOf, type OwnCondition, wayLabels, waysOf, withConditions } from "./customConditions.ts";
import { type CustomDraft, draftOf, draftProblem, readDraft } from "./customDraft.ts";
import { FilterPanel } from "./FilterPanel.ts";

export interface CustomFilterProps {
  /** Fields in use. */
  fields: readonly CustomFieldLook[];
  /** Conditions as the wire has them. */
  value: readonly string[] | undefined;
  /** The whole next list; undefined where none is left. */
  onChange: (next: readonly string[] | undefined) => void;
}

const { conditions: MOST } = CUSTOM_FIELD_LIMITS;

/** The company's own fields: one is chosen, then what is asked of it. */
export function CustomFilter({ fields, value, onChange }: CustomFilterProps) {
  const problemId = useId();
  // What is in force is what somebody comes back to.
  const [chosen, setChosen] = useState(
    () => fields.find(({ uid }) => conditionsOf(value, uid).length > 0)?.uid,
  );
  const [typed, setTyped] = useState<CustomDraft>();
  const [problem, setProblem] = useState<string>();
  const field = fields.find(({ uid }) => uid === chosen) ?? fields[0];
  if (!field) return null;

  const conditions = conditionsOf(value, field.uid);
  const draft = typed ?? draftOf(field, conditions);
  const ways = waysOf(field);
  const isPeriod = draft.way === "range" && field.type === "date";
  // A choice holds at once; where there is something to type, it waits until it is all there.
  const isChosen = field.type === "check" || draft.way === "in" || isPeriod;

  const type = (next: CustomDraft | undefined) => {
    setTyped(next);
    setProblem(undefined);
  };
  const apply = (next: readonly OwnCondition[]) => {
    const all = withConditions(value, field.uid, next);
    if ((all?.length ?? 0) > MOST) {
      setProblem(`条件は合わせて${MOST}個までです。使わない条件を消してから加えてください。`);
      return;
    }
    setProblem(undefined);
    onChange(all);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isChosen) return;
    const wrong = draftProblem(field, draft);
    if (wrong) setProblem(wrong);
    else apply(readDraft(draft));
  };

  return (
    <FilterPanel onSubmit={add} noValidate>
      <div className="pick" data-alone={field.type === "check" || undefined}>
        <Select
          aria-label="自社の項目"
          options={fields.map(({ uid, label }) => ({ value: uid, label }))}
          value={field.uid}
          onChange={(event) => {
            setChosen(event.target.value);
            type(undefined);
          }}
        />
        {field.type !== "check" && (
          <Select
            aria-label="自社の項目の条件"
            options={ways.map((way) => ({ value: way, label: wayLabels[way] }))}
            value={draft.way}
            onChange={(event) =>
              type({ ...draft, way: ways.find((way) => way === event.target.value) ?? draft.way })
            }
          />
        )}
      </div>
      <CustomConditionFields
        key={`${field.uid}/${draft.way}`}
        field={field}
        draft={draft}
        conditions={conditions}
        problemId={problem && problemId}
        onType={(next) => type({ ...draft, ...next })}
        onApply={apply}
      />
      <p id={problemId} className="problem" role="alert">
        {problem}
      </p>
      <div className="end">
        {conditions.length > 0 && !isPeriod && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              type(draftOf(field, []));
              apply([]);
            }}
          >
            この項目の条件を消す
          </Button>
        )}
        {!isChosen && (
          <Button type="submit" size="sm" variant="primary">
            条件に加える
          </Button>
        )}
      </div>
    </FilterPanel>
  );
}
