import { useImportTask } from "@tsumugi/hooks";
import { Banner } from "@tsumugi/ui";
import { useState } from "react";
import { useUrlState } from "../../shared/useUrlState.ts";

/** A link was about another import than the one whose result is kept on screen, or none is kept any more. */
export function OlderImportNotice() {
  const url = useUrlState();
  const task = url.get("task");
  const { importTask: last, isLoading, error } = useImportTask();
  const isKnown = last !== null || !(isLoading || error);
  // An import that is started from here is no reason to speak of another one.
  const [met, setMet] = useState<string>();
  const newest = last?.uid ?? "";
  if (isKnown && met === undefined) setMet(newest);
  if (task === "" || !isKnown || newest === task || newest !== met) return null;
  return (
    <Banner
      tone="info"
      title="リンク先の取込の結果は、ここにはもうありません"
      onClose={() => url.set({ task: null })}
    >
      {last && `そのあとに「${last.file_name}」が取り込まれています。`}
      取り込まれた人は、クリエイター管理で確認できます。
    </Banner>
  );
}
