import { Banner, Button, Dialog, Stack } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { ConnectCandidates } from "../ConnectCreatorDialog/ConnectCandidates.tsx";
import type { CreatorLook } from "../creators.types.ts";

export interface ChooseRecordDialogProps {
  title: string;
  description?: string;
  records: readonly Pick<
    CreatorLook,
    "uid" | "display_name" | "real_name" | "image" | "follower_count" | "accounts"
  >[];
  keyword: string;
  onSearch: (keyword: string) => void;
  searching?: boolean;
  onChoose: (uid: string) => void;
  onClose: () => void;
  /** Cause, then cure. */
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
