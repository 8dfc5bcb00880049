import { FormField, Select } from "@tsumugi/ui";
import { useState } from "react";

const media = [
  { value: "reel", label: "リール" },
  { value: "feed", label: "フィード投稿" },
  { value: "story", label: "ストーリーズ" },
];

export function Media() {
  const [kind, setKind] = useState("");
  return (
    <FormField label="投稿の種類" requirement="required">
      <Select options={media} placeholder="選択してください" value={kind} onValueChange={setKind} />
    </FormField>
  );
}
