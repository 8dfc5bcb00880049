import { RadioGroup } from "@tsumugi/ui";
import { useState } from "react";

const scopes = [
  { value: "company", label: "社内のみ", description: "自社のメンバーだけが見られます" },
  { value: "link", label: "リンクを知っている人", description: "30日で見られなくなります" },
];

export function Scope() {
  const [scope, setScope] = useState("company");
  return (
    <RadioGroup label="公開の範囲" variant="card" options={scopes} value={scope} onValueChange={setScope} />
  );
}
