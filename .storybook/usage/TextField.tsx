import { FormField, TextField } from "@tsumugi/ui";
import { useState } from "react";

export function DisplayName() {
  const [name, setName] = useState("佐々木 りん");
  return (
    <FormField label="表示名" requirement="required">
      <TextField value={name} onValueChange={setName} limit={40} />
    </FormField>
  );
}
