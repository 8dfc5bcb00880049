import { FormField, TextArea } from "@tsumugi/ui";
import { useState } from "react";

export function Memo() {
  const [memo, setMemo] = useState("");
  return (
    <FormField label="社内メモ" hint="クリエイターには見えません">
      <TextArea value={memo} onValueChange={setMemo} limit={1000} />
    </FormField>
  );
}
