import { FormField, NumberField } from "@tsumugi/ui";
import { useState } from "react";

export function Fee() {
  const [fee, setFee] = useState<number | null | undefined>(50_000);
  const [problem, setProblem] = useState<string>();
  return (
    <FormField label="報酬（税抜）" error={problem}>
      <NumberField
        value={fee}
        min={1}
        max={10_000_000}
        onValueChange={(value, typed) => {
          setFee(value);
          setProblem(typed.problem);
        }}
      />
    </FormField>
  );
}
