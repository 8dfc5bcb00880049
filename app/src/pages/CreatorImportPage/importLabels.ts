import {
  csvEncodingLabels,
  importBlankLabels,
  importFieldLabels,
  importKeyLabels,
  importMatchLabels,
} from "@tsumugi/contract";

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const fieldOptions = options(importFieldLabels);
export const encodingOptions = options(csvEncodingLabels);
export const matchOptions = options(importMatchLabels);
export const keyOptions = options(importKeyLabels);
export const blankOptions = options(importBlankLabels);

/** Name of a field of the import, or its code where a newer server names one that is not known here. */
export const fieldLabel = (field: string): string =>
  (importFieldLabels as Readonly<Record<string, string>>)[field] ?? field;
