import { DateTimeField, FormField, useNow } from "@tsumugi/ui";
import { dateTimeKey, instantOf } from "@tsumugi/ui/format";
import { useState } from "react";

/** 値は日本の時計での `YYYY-MM-DDTHH:MM`。API に渡すときは、`instantOf` で時点（UTC）にします。 */
export function SendAt({ onSave }: { onSave: (sendAt: string) => void }) {
  const [value, setValue] = useState<string | null>("2026-11-24T09:00");
  const [problem, setProblem] = useState<string>();
  const now = dateTimeKey(useNow());
  const sendAt = problem ? undefined : instantOf(value);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (sendAt) onSave(sendAt);
      }}
    >
      <FormField label="送る日時（日本時間）" requirement="required" error={problem}>
        <DateTimeField
          name="send_at"
          value={value}
          min={now}
          defaultTime="09:00"
          onValueChange={(next, typed) => {
            setValue(next === undefined ? typed.text : next);
            setProblem(typed.problem);
          }}
        />
      </FormField>
    </form>
  );
}
