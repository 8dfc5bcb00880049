import { Button, Toaster, toast } from "@tsumugi/ui";

export const Save = ({ undo }: { undo: () => void }) => (
  <>
    <Button
      onClick={() => toast.show("アーカイブしました", { action: { label: "元に戻す", onClick: undo } })}
    >
      アーカイブする
    </Button>
    <Toaster />
  </>
);
