import {
  blankManagedCreator,
  bodyKeyOf,
  type EditableKey,
  type ManagedCreatorValues,
  managedCreatorFields,
} from "@tsumugi/contract";
import type { StepperStep } from "@tsumugi/ui";

type Name = EditableKey<typeof managedCreatorFields>;

/** The form in its order, drawn and summed up by it. A test compares it with the declared fields. */
export const creatorFormOutline = {
  profile: { title: "プロフィール", names: ["display_name", "stage", "real_name", "kana"] },
  accounts: {
    title: "SNSアカウント",
    lead: "公開プロフィールのURLを貼り付けるだけで追加できます",
    names: ["accounts"],
  },
  classes: { title: "分類と担当", names: ["genres", "tags", "owner"] },
  contact: {
    title: "連絡先",
    lead: "依頼はメールアドレスに届きます",
    names: ["email", "phone", "agency", "postal_code", "address"],
  },
  terms: {
    title: "取引条件",
    lead: "支払通知書の初期値として使われます",
    names: [
      "last_fee",
      "entity_type",
      "invoice_registration_number",
      "withholding_default",
      "competitor_exclusion_until",
      "secondary_use_until",
      "memo",
    ],
  },
  custom: {
    title: managedCreatorFields.custom_values.label,
    lead: "クリエイターには見えません",
    names: ["custom_values"],
  },
} as const satisfies Record<string, { title: string; lead?: string; names: readonly Name[] }>;

export type OutlineKey = keyof typeof creatorFormOutline;
export type OutlineName = (typeof creatorFormOutline)[OutlineKey]["names"][number];

type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const summaryOf = (keys: readonly string[], held: Values): string =>
  `${keys.length}項目中${keys.filter((key) => !isEmpty(held[key])).length}項目`;

/** How a section stands: what of it is filled, and how many of its fields are wrong. */
export function outlineStep(
  key: OutlineKey,
  values: Partial<ManagedCreatorValues>,
  errors: Readonly<Record<string, unknown>>,
): StepperStep {
  const { title, names } = creatorFormOutline[key];
  const keys = names.map((name) => bodyKeyOf(managedCreatorFields, name));
  const held = values as Values;
  const blank = blankManagedCreator as unknown as Values;
  const wrong = keys.filter((name) => errors[name] !== undefined).length;
  const step = { label: title, errorCount: wrong };
  if (key === "accounts") {
    const count = values.accounts?.length ?? 0;
    return { ...step, done: count > 0, optional: true, summary: count > 0 && `${count}件` };
  }
  if (key === "custom") {
    const own = values.custom_values ?? {};
    const done = Object.values(own).some((value) => !isEmpty(value));
    return { ...step, done, summary: summaryOf(Object.keys(own), own) };
  }
  if (key === "profile" && !held.display_name) return { ...step, done: false, summary: "表示名が必須" };
  // What a new record begins with is nobody's work.
  const done = keys.some((name) => JSON.stringify(held[name]) !== JSON.stringify(blank[name]));
  return { ...step, done, summary: summaryOf(keys, held) };
}
