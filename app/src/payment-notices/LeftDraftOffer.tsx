import type { PaymentNotice } from "@tsumugi/contract";
import { ConflictTable, type NoticeEditorValues } from "@tsumugi/patterns";
import { Banner, Button, Card, Stack } from "@tsumugi/ui";
import type { KeptForm } from "../shared/useKeptValues.tsx";
import { draftConflictRows, noticeValues } from "./draftValues.ts";
import { leftValues } from "./leftDraftWords.ts";

export interface LeftDraftOfferProps {
  /** The edition that is corrected. */
  readonly notice: PaymentNotice;
  readonly left: KeptForm<NoticeEditorValues>;
  readonly onTake: (values: Partial<NoticeEditorValues>) => void;
}

/** What the person typed into the edition before it went out: the next one may begin with it. */
export function LeftDraftOffer({ notice, left, onTake }: LeftDraftOfferProps) {
  const stored = noticeValues(notice);
  const rows = draftConflictRows({ ...stored, ...left.restored?.values }, stored);
  if (rows.length === 0) return null;
  return (
    <Card title="保存していない入力">
      <Stack>
        <Banner
          tone="info"
          title={`第${notice.edition}版の下書きに入力して、保存していない内容があります`}
          actions={
            <>
              <Button size="sm" onClick={() => onTake(leftValues(left.restored?.values))}>
                この入力をフォームに入れる
              </Button>
              <Button size="sm" onClick={left.discard}>
                破棄する
              </Button>
            </>
          }
        >
          フォームは第{notice.edition}版の内容から始まっています。違うところだけを、この入力に替えられます。
        </Banner>
        <ConflictTable
          rows={rows}
          label="保存していない入力"
          mineLabel="入力した内容"
          theirsLabel={`第${notice.edition}版`}
        />
      </Stack>
    </Card>
  );
}
