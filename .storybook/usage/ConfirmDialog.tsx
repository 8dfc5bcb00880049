import { Button, ConfirmDialog } from "@tsumugi/ui";

export const Archive = ({ archive }: { archive: () => Promise<void> }) => (
  <ConfirmDialog
    title="「佐々木 りん」をアーカイブしますか？"
    description="一覧に出なくなります。あとで元に戻せます。"
    confirmLabel="アーカイブする"
    tone="danger"
    trigger={<Button variant="danger-quiet">アーカイブする</Button>}
    onConfirm={archive}
  />
);
