import { type ComboboxOption, FormField, MultiSelect } from "@tsumugi/ui";
import { useState } from "react";

const genres: ComboboxOption[] = [
  { value: "beauty", label: "美容" },
  { value: "food", label: "グルメ" },
  { value: "travel", label: "旅行" },
];

export function Genres() {
  const [chosen, setChosen] = useState<string[]>(["beauty"]);
  return (
    <FormField label="ジャンル" hint="3つまで">
      <MultiSelect options={genres} max={3} value={chosen} onValueChange={setChosen} />
    </FormField>
  );
}
