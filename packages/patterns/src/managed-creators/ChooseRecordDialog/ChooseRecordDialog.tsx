import { Banner, Button, Dialog, Stack } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { ConnectCandidates } from "../ConnectCreatorDialog/ConnectCandidates.tsx";
import type { CreatorLook } from "../creators.types.ts";

export interface ChooseRecordDialogProps {
  /** 見出し。何のために選ぶかを書きます。 */
  title: string;
  /** 見出しの下の説明。 */
  description?: string;
  /** 検索で見つかった自社の記録。 */
  records: readonly Pick<
    CreatorLook,
    "uid" | "display_name" | "real_name" | "image" | "follower_count" | "accounts"
  >[];
  /** 検索の言葉。 */
  keyword: string;
  /** 検索の言葉を変えたとき。 */
  onSearch: (keyword: string) => void;
  /** 検索中。結果がまだなければ骨組みを出します。 */
  searching?: boolean;
  /** 記録を選んだとき。 */
  onChoose: (uid: string) => void;
  /** キャンセル、×、Esc、外側を押したとき。 */
  onClose: () => void;
  /** 検索か保存ができなかった理由。原因、次に直し方を書きます。 */
  error?: ReactNode;
}

/** Finds one of the company's own records by name, kana, account or pasted address. Shown while mounted. */
export function ChooseRecordDialog(props: ChooseRecordDialogProps) {
  const { title, description, records, keyword, onSearch, searching, onChoose, onClose, error } = props;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={title}
      description={description}
      footer={<Button onClick={onClose}>キャンセル</Button>}
    >
      <Stack>
        {error && <Banner tone="danger">{error}</Banner>}
        <ConnectCandidates
          label="記録を検索"
          noMatch="ほかの記録が見つかりません"
          candidates={records.map((record) => ({
            uid: record.uid,
            name: record.display_name,
            image: record.image,
            sub: record.real_name || record.accounts[0]?.handle,
            follower_count: record.follower_count,
          }))}
          keyword={keyword}
          onSearch={onSearch}
          searching={searching}
          onChoose={onChoose}
        />
      </Stack>
    </Dialog>
  );
}
