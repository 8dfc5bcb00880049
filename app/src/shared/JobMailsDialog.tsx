import { Button, Dialog, DialogClose } from "@tsumugi/ui";
import { JobMailsPanel, type JobMailsPanelProps } from "./JobMailsPanel.tsx";

/** Mails to the creator of one job in a dialog. Shown while mounted. */
export function JobMailsDialog({ onClose, ...job }: JobMailsPanelProps & { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="メールと既読"
      description={`${job.name}さんに届いたメールと、これから送るメールです。`}
      footer={
        <DialogClose>
          <Button>閉じる</Button>
        </DialogClose>
      }
    >
      <JobMailsPanel {...job} />
    </Dialog>
  );
}
