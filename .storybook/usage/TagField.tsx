import { FormField, TagField } from "@tsumugi/ui";
import { useState } from "react";

export function Hashtags() {
  const [tags, setTags] = useState<string[]>(["PR", "つむぎ化粧品"]);
  return (
    <FormField label="ハッシュタグ" hint="入力して Enter で追加">
      <TagField prefix="#" suggestions={["新作コスメ", "秋メイク"]} value={tags} onValueChange={setTags} />
    </FormField>
  );
}
