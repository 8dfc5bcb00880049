import type { CustomFieldLook } from "@tsumugi/contract";
import { Checkbox, DateRangeField, NumberField, Radio, TextField } from "@tsumugi/ui";
import { type OwnCondition, wayLabels, waysOf } from "./customConditions.ts";
import { type CustomDraft, dayEnd } from "./customDraft.ts";

export interface CustomConditionFieldsProps {
  field: CustomFieldLook;
  draft: CustomDraft;
  /** What is asked of the field now. */
  conditions: readonly OwnCondition[];
  /** Of the message about what is typed; undefined where nothing is wrong. */
  problemId: string | undefined;
  /** Something was typed that waits for 「条件に加える」. */
  onType: (change: Partial<CustomDraft>) => void;
  /** Something was chosen that holds at once: all that is asked of the field from now on. */
  onApply: (conditions: readonly OwnCondition[]) => void;
}

/** What a way of asking needs, by the type of the field: words, ends of a range, choices, yes or no. */
export function CustomConditionFields(props: CustomConditionFieldsProps) {
  const { field, draft, conditions, problemId, onType, onApply } = props;
  const wrong = { "aria-invalid": problemId !== undefined || undefined, "aria-describedby": problemId };
  if (field.type === "check")
    return (
      <fieldset className="options" aria-label={field.label}>
        <Radio
          name={field.uid}
          label="指定なし"
          checked={conditions.length === 0}
          onChange={() => onApply([])}
        />
        {waysOf(field).map((way) => (
          <Radio
            key={way}
            name={field.uid}
            label={wayLabels[way]}
            checked={conditions.some(({ operator }) => operator === way)}
            onChange={() =>
              (way === "yes" || way === "no" || way === "empty") && onApply([{ operator: way, value: "" }])
            }
          />
        ))}
      </fieldset>
    );
  if (draft.way === "has")
    return (
      <TextField
        {...wrong}
        aria-label={`${field.label}に含む言葉`}
        placeholder="含む言葉"
        value={draft.words}
        onChange={(event) => onType({ words: event.target.value })}
      />
    );
  if (draft.way === "in") {
    const taken = conditions.filter(({ operator }) => operator === "in");
    return (
      <fieldset className="options" aria-label={`${field.label}のいずれか`}>
        {field.options.map(({ uid, label }) => (
          <Checkbox
            key={uid}
            label={label}
            checked={taken.some(({ value }) => value === uid)}
            onChange={(event) => {
              const others = taken.filter(({ value }) => value !== uid);
              onApply(event.target.checked ? [...others, { operator: "in", value: uid }] : others);
            }}
          />
        ))}
      </fieldset>
    );
  }
  if (draft.way !== "range") return null;
  if (field.type === "date")
    return (
      <DateRangeField
        label={field.label}
        value={{ from: dayEnd(conditions, "min"), to: dayEnd(conditions, "max") }}
        onValueChange={({ from, to }) =>
          onApply([
            ...(from ? [{ operator: "min" as const, value: from }] : []),
            ...(to ? [{ operator: "max" as const, value: to }] : []),
          ])
        }
      />
    );
  const end = (key: "min" | "max", words: string) => (
    <NumberField
      {...wrong}
      aria-label={`${field.label}（${words}）`}
      unit={words}
      decimals={4}
      value={draft[key] ?? null}
      onValueChange={(value, { problem }) =>
        onType({ [key]: value, ...(problem && { unreadable: problem }) })
      }
    />
  );
  return (
    <div className="ends">
      {end("min", "以上")}
      {end("max", "以下")}
    </div>
  );
}
