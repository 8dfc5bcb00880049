import { Switch } from "@tsumugi/ui";
import { useState } from "react";

export function EnterSends() {
  const [on, setOn] = useState(true);
  return <Switch label="Enterで送信する" checked={on} onCheckedChange={setOn} />;
}
