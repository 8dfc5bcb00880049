import { DateField, FormField } from "@tsumugi/ui";
import { useState } from "react";

export function DraftDue() {
  const [day, setDay] = useState<string | null | undefined>("2026-11-24");
  const [problem, setProblem] = useState<string>();
  return (
    <FormField label="下書き期限" error={problem}>
      <DateField
        value={day ?? null}
        min="2026-11-20"
        onValueChange={(next, typed) => {
          setDay(next ?? typed.text);
          setProblem(typed.problem);
        }}
      />
    </FormField>
  );
}
