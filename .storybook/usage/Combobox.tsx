import { Combobox, type ComboboxOption, FormField } from "@tsumugi/ui";
import { useState } from "react";

const people: ComboboxOption[] = [
  { value: "tanaka", label: "田中 美咲", keywords: "たなか みさき" },
  { value: "suzuki", label: "鈴木 健太", keywords: "すずき けんた" },
];

export function Owner() {
  const [owner, setOwner] = useState<string | null>("tanaka");
  return (
    <FormField label="担当">
      <Combobox options={people} value={owner} onValueChange={setOwner} />
    </FormField>
  );
}
