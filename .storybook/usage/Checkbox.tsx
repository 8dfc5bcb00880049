import { Checkbox } from "@tsumugi/ui";
import { useState } from "react";

export function Agreement() {
  const [agreed, setAgreed] = useState(false);
  return <Checkbox label="PR表記のきまりを確認しました" checked={agreed} onCheckedChange={setAgreed} />;
}
