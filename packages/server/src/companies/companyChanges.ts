import {
  type CompanyField,
  type CompanySection,
  companyFields,
  companySectionFields,
  companySections,
  type Field,
  type FieldValue,
} from "@tsumugi/contract";

export type CompanyValues = Readonly<Partial<Record<CompanyField, FieldValue>>>;

/** Values as stored. Both absent: not kept. */
export interface CompanyFieldChange {
  readonly field: CompanyField;
  readonly before?: FieldValue;
  readonly after?: FieldValue;
}

export interface SectionChange {
  readonly section: CompanySection;
  readonly changes: readonly CompanyFieldChange[];
}

const MASK = "••••";
const SHOWN_DIGITS = 3;

/** The last digits of a number: enough to know it again, too little to use it. */
const masked = (value: FieldValue): FieldValue =>
  typeof value === "string" && value !== "" ? `${MASK}${value.slice(-SHOWN_DIGITS)}` : value;

const isSame = (a: FieldValue, b: FieldValue) => JSON.stringify(a) === JSON.stringify(b);

function changeOf(name: CompanyField, before: FieldValue, after: FieldValue): CompanyFieldChange {
  const { history }: Field = companyFields[name];
  if (history === "without_values") return { field: name };
  if (history === "masked") return { field: name, before: masked(before), after: masked(after) };
  return { field: name, before, after };
}

/** What differs between two states of a company, by section, in the order of the settings. */
export const sectionChanges = (before: CompanyValues, after: CompanyValues): SectionChange[] =>
  companySections.flatMap((section) => {
    const names: readonly CompanyField[] = companySectionFields[section];
    const changes = names.flatMap((name) =>
      isSame(before[name], after[name]) ? [] : [changeOf(name, before[name], after[name])],
    );
    return changes.length > 0 ? [{ section, changes }] : [];
  });

export const changedFieldsOf = (sections: readonly SectionChange[]): CompanyField[] =>
  sections.flatMap(({ changes }) => changes.map(({ field }) => field));
