import { CheckboxGroup } from "@tsumugi/ui";
import { useState } from "react";

const channels = [
  { value: "app", label: "アプリ" },
  { value: "mail", label: "メール", description: "1日1回まとめて届きます" },
];

export function Channels() {
  const [chosen, setChosen] = useState<readonly string[]>(["app"]);
  return (
    <CheckboxGroup label="お知らせの届け先" options={channels} value={chosen} onValueChange={setChosen} />
  );
}
