import type { CustomField } from "@tsumugi/contract";
import type { useSaveCustomField } from "@tsumugi/hooks";
import type { CustomFieldDraft } from "@tsumugi/patterns";
import { useOwnChanges } from "../../shared/useOwnChanges.tsx";

interface FieldValues {
  readonly label: string;
  readonly options: CustomFieldDraft["options"];
}

const valuesOf = ({ label, options }: FieldValues): FieldValues => ({ label, options });
const rowsOf = (mine: FieldValues, theirs: FieldValues) => {
  const words = ({ options }: FieldValues) => options.map((option) => option.label).join("、");
  return [
    { label: "項目の名前", mine: mine.label, theirs: theirs.label },
    { label: "選択肢", mine: words(mine), theirs: words(theirs) },
  ];
};

/** Saves a changed field; what a colleague changed of it meanwhile stays or stands beside the own. */
export function useFieldChanges(update: ReturnType<typeof useSaveCustomField>["updateCustomField"]) {
  return useOwnChanges<CustomField, FieldValues>({
    valuesOf,
    send: ({ options, ...changes }, over) => {
      // An option that a colleague removed meanwhile begins as a new one.
      const known = new Set(over.options.map(({ uid }) => uid));
      const kept = options?.map(({ uid, label }) => (uid && known.has(uid) ? { uid, label } : { label }));
      const change = { ...changes, ...(kept && over.type === "select" && { options: kept }) };
      return update(over.uid, { ...change, version: over.version });
    },
    rowsOf,
  });
}
