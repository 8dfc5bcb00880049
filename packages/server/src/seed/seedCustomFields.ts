import type { CustomFieldType, CustomValues } from "@tsumugi/contract";
import { customFields } from "../db/schema/custom-fields.ts";
import { insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";

interface OwnField {
  readonly uid: string;
  readonly label: string;
  readonly type: CustomFieldType;
  readonly options?: readonly string[];
}

/** What a maker of cosmetics keeps beside the fields of the product. */
const FIELDS: readonly OwnField[] = [
  {
    uid: "demo-field-skin",
    label: "肌質",
    type: "select",
    options: ["普通肌", "乾燥肌", "脂性肌", "混合肌", "敏感肌"],
  },
  {
    uid: "demo-field-color",
    label: "パーソナルカラー",
    type: "select",
    options: ["イエベ春", "ブルベ夏", "イエベ秋", "ブルベ冬"],
  },
  { uid: "demo-field-face", label: "顔出し可", type: "check" },
];

const optionUid = (field: string, index: number) => `${field}-${index + 1}`;

/** The company's own fields; answers what the n-th of its creators holds of them. Every third person was not asked yet. */
export async function seedCustomFields(company: SeedCompany): Promise<(index: number) => CustomValues> {
  await insertAll(
    customFields,
    FIELDS.map(({ uid, label, type, options = [] }, position) => ({
      uid,
      company_uid: company.uid,
      label,
      type,
      options: options.map((option, index) => ({ uid: optionUid(uid, index), label: option })),
      position,
      created_at: timeFromToday(-140, 11),
      updated_at: timeFromToday(-140, 11),
    })),
  );
  return (index) => {
    if (index % 3 === 2) return {};
    const chosen = FIELDS.flatMap(({ uid, options }, nth): [string, string | true][] => {
      if (options)
        return [[uid, optionUid(uid, (index * (nth + 2) + Math.floor(index / 7)) % options.length)]];
      return index % 4 < 2 ? [[uid, true]] : [];
    });
    return Object.fromEntries(chosen);
  };
}
