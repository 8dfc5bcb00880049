import {
  type CustomFieldLook,
  emptiableFields,
  isSeenBy,
  listFilterFields,
  managedCreatorFields,
} from "@tsumugi/contract";
import { Button, Checkbox, Select, TextField } from "@tsumugi/ui";
import { type FormEvent, useId, useState } from "react";
import { CustomFilter } from "./CustomFilter.tsx";
import { fieldLabel, type ListFilter } from "./creatorFilterTags.ts";
import { FilterPanel, FilterSection } from "./FilterPanel.ts";
import type { MoreFiltersProps } from "./MoreFilters.tsx";

/** 「含まない」 of the whole record: of everything that a keyword is looked for in. */
const ANYWHERE = "keyword";
type Condition = "empty" | "filled" | "not";

const conditionLabels = { empty: "空", filled: "空でない", not: "含まない" } as const;

const listKeyOf = (field: string) =>
  (Object.keys(listFilterFields) as ListFilter[]).find((key) => listFilterFields[key] === field);

const added = (list: readonly string[] | undefined, one: string) => [...new Set([...(list ?? []), one])];

interface MoreFiltersPanelProps extends MoreFiltersProps {
  /** The company's own fields in use. */
  readonly customFields: readonly CustomFieldLook[];
}

/** What more of a record can be asked for, in the open panel. */
export function MoreFiltersPanel(props: MoreFiltersPanelProps) {
  const { value, onChange, options, showFees, customFields } = props;
  const id = useId();
  const [field, setField] = useState<string>("email");
  const [chosen, setChosen] = useState<Condition>("empty");
  const [word, setWord] = useState("");
  const listKey = listKeyOf(field);
  const canBeEmpty = emptiableFields.some((name) => name === field);
  const conditions: readonly Condition[] = [
    ...(canBeEmpty ? (["empty", "filled"] as const) : []),
    ...(listKey || field === ANYWHERE ? (["not"] as const) : []),
  ];
  const condition = conditions.includes(chosen) ? chosen : (conditions[0] ?? "not");
  const names = Object.entries(managedCreatorFields).flatMap(([name, declared]) =>
    (listKeyOf(name) || emptiableFields.some((one) => one === name)) &&
    isSeenBy(declared, { canSeeFees: showFees })
      ? [name]
      : [],
  );

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (condition === "not") {
      onChange({ keyword_not: word.trim() || undefined });
      return;
    }
    const other = condition === "empty" ? "filled" : "empty";
    const rest = value[other]?.filter((name) => name !== field);
    onChange({
      [condition]: added(value[condition], field),
      [other]: rest?.length ? rest : undefined,
    });
  };
  const leaveOut = (key: ListFilter, one: string, on: boolean) => {
    const rest = value[`${key}_not`]?.filter((each) => each !== one) ?? [];
    const next = on ? added(rest, one) : rest;
    onChange({ [`${key}_not`]: next.length > 0 ? next : undefined });
  };

  const own = customFields.length > 0;
  return (
    <>
      {own && (
        <FilterSection aria-labelledby={`${id}-own`}>
          <p id={`${id}-own`} className="title">
            自社の項目
          </p>
          <CustomFilter
            fields={customFields}
            value={value.custom}
            onChange={(custom) => onChange({ custom })}
          />
        </FilterSection>
      )}
      <FilterPanel onSubmit={add}>
        {own && <p className="title">空欄・含まない</p>}
        <div className="pick">
          <Select
            aria-label="項目"
            options={[
              { value: ANYWHERE, label: "すべての項目" },
              ...names.map((name) => ({ value: name, label: fieldLabel(name) })),
            ]}
            value={field}
            onChange={(event) => setField(event.target.value)}
          />
          <Select
            aria-label="条件"
            options={conditions.map((one) => ({ value: one, label: conditionLabels[one] }))}
            value={condition}
            onChange={(event) => setChosen(event.target.value as Condition)}
          />
        </div>
        {condition === "not" && listKey && (
          <fieldset className="options" aria-label={`${fieldLabel(field)}に含まないもの`}>
            {options[listKey].map((option) => (
              <Checkbox
                key={option.value}
                label={option.label}
                checked={value[`${listKey}_not`]?.includes(option.value) ?? false}
                onChange={(event) => leaveOut(listKey, option.value, event.target.checked)}
              />
            ))}
            {options[listKey].length === 0 && <p className="tsu-muted">選べるものがありません。</p>}
          </fieldset>
        )}
        {field === ANYWHERE && (
          <TextField
            aria-label="含まない言葉"
            placeholder="含まない言葉"
            limit={100}
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        )}
        {!(condition === "not" && listKey) && (
          <div className="end">
            <Button type="submit" size="sm" variant="primary">
              条件に加える
            </Button>
          </div>
        )}
      </FilterPanel>
    </>
  );
}
