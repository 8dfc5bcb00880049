import type { JobDraft } from "@tsumugi/contract";
import type { DraftRevision } from "@tsumugi/patterns";
import { Banner, Button, Card } from "@tsumugi/ui";
import { useUrlState } from "../../shared/useUrlState.ts";

export interface UnsentRevisionProps {
  readonly revision: DraftRevision;
  /** The version that has come meanwhile; absent: somebody else has decided. */
  readonly newest: JobDraft | undefined;
}

/** What was written about a draft that can be decided on no more: read, copied, or taken to the next version. */
export function UnsentRevision({ revision, newest }: UnsentRevisionProps) {
  const url = useUrlState();
  return (
    <Card title="判断" data-tsu-unsaved="form">
      <Banner
        tone="warning"
        actions={
          newest && (
            <Button size="sm" onClick={() => url.set({ version: null })}>
              第{newest.version}版を開く
            </Button>
          )
        }
      >
        {newest
          ? `第${newest.version}版が届いたため、入力した修正の依頼はまだ送っていません。第${newest.version}版を確認してください。入力した内容は残っています。`
          : "この下書きの判断は済んでいるため、入力した修正の依頼は送っていません。必要なら、下の文章をコピーしてください。"}
      </Banner>
      {[revision.message, revision.reason].filter(Boolean).map((text) => (
        <p key={text} style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {text}
        </p>
      ))}
    </Card>
  );
}
