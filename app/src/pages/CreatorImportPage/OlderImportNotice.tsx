import type { ImportTask } from "@tsumugi/contract";
import { Banner } from "@tsumugi/ui";
import { useState } from "react";
import { useUrlState } from "../../shared/useUrlState.ts";

/** A link was about an earlier import than the one whose result is kept on screen. */
export function OlderImportNotice({ last }: { readonly last: ImportTask | null }) {
  const url = useUrlState();
  const task = url.get("task");
  // An import that is started from here is no reason to speak of another one.
  const [met, setMet] = useState<string>();
  if (last && met === undefined) setMet(last.uid);
  if (task === "" || !last || last.uid === task || last.uid !== met) return null;
  return (
    <Banner
      tone="info"
      title="リンク先の取込の結果は、ここにはもうありません"
      onClose={() => url.set({ task: null })}
    >
      そのあとに「{last.file_name}」が取り込まれています。取り込まれた人は、クリエイター管理で確認できます。
    </Banner>
  );
}
