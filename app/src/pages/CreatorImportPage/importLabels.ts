import {
  csvEncodingLabels,
  customKey,
  importBlankLabels,
  importFieldLabels,
  importKeyLabels,
  importMatchLabels,
  isCustomKey,
} from "@tsumugi/contract";
import { useCustomFields } from "@tsumugi/hooks";
import { useMemo } from "react";

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const encodingOptions = options(csvEncodingLabels);
export const matchOptions = options(importMatchLabels);
export const keyOptions = options(importKeyLabels);
export const blankOptions = options(importBlankLabels);

/** Fields that a column can be read into, the company's own after the product's. */
export function useImportFields() {
  const { fieldsInUse } = useCustomFields();
  return useMemo(() => {
    const own = Object.fromEntries(fieldsInUse.map(({ uid, label }) => [customKey(uid), label]));
    const labels: Readonly<Record<string, string>> = { ...importFieldLabels, ...own };
    return {
      fieldOptions: options(labels),
      /** Or its code where a newer server names one that is not known here. */
      fieldLabel: (field: string): string => labels[field] ?? (isCustomKey(field) ? "自社の項目" : field),
    };
  }, [fieldsInUse]);
}
