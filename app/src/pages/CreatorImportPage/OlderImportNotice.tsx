import { useImportTask } from "@tsumugi/hooks";
import { Banner, Button } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
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
      actions={
        <Button asChild size="sm">
          <Link to={paths.importHistory.getHref()}>取込の履歴</Link>
        </Button>
      }
      onClose={() => url.set({ task: null })}
    >
      {last && `そのあとに「${last.file_name}」が取り込まれています。`}
      取り込まれた人は、取込の履歴から確認できます。
    </Banner>
  );
}
